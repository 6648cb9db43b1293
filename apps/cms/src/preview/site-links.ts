import type { Core } from '@strapi/strapi';
import { previewAddress, type PreviewLink } from '@meridia/contract/preview-link';
import { documentPath } from '@meridia/contract/document-paths';
import { readEnvironment } from '../env';
import type { SharedLink, Version } from './shared-links';

/** Long enough to look at a page, and to go back to it; too short to be worth passing on. */
const FRAME_LIFE_MS = 15 * 60_000;

type Life = Pick<PreviewLink, 'status' | 'endsAt' | 'shared'>;

/** Whether the site of a school is known here. */
export const hasSite = ({ site }: Pick<Version, 'site'>): boolean => site in readEnvironment().SITE_ADDRESSES;

function toAddress({ site, uid, documentId, locale }: Version, life: Life): string | null {
  const { SITE_ADDRESSES, PREVIEW_SECRET } = readEnvironment();
  const siteUrl = SITE_ADDRESSES[site];
  return siteUrl
    ? previewAddress(siteUrl, { site, uid, documentId, locale, ...life }, PREVIEW_SECRET[0])
    : null;
}

/** What the frame of the panel shows; null for a school whose site is not known. */
export function frameAddress(version: Version, status: PreviewLink['status']): string | null {
  return toAddress(version, { status, endsAt: Date.now() + FRAME_LIFE_MS });
}

export function sharedAddress(version: Version, { id, endsAt }: SharedLink): string | null {
  return toAddress(version, { status: 'draft', endsAt: endsAt.getTime(), shared: id });
}

/** Where visitors find a version of a document; null when it is not published, or has no page. */
export async function publicAddress(
  strapi: Core.Strapi,
  { site, uid, documentId, locale }: Version,
): Promise<string | null> {
  const siteUrl = readEnvironment().SITE_ADDRESSES[site];
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const published = siteUrl && (await strapi.db.query(uid).findOne({ where }));
  const path = published ? documentPath(uid, locale, published) : null;
  return siteUrl && path ? new URL(path, siteUrl).href : null;
}
