import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { SITE_KEYS } from '@meridia/domain/sites';

/** Where a site shows previews, and the parameter of the link there. Never the address of a page. */
export const PREVIEW_PATH = '/apercu';
export const PREVIEW_PARAMETER = 'lien';

const TOO_LONG = 1000;

const previewLink = z.strictObject({
  site: z.enum(SITE_KEYS),
  uid: z.string().regex(/^api::[a-z-]+\.[a-z-]+$/),
  documentId: z.string().regex(/^[a-z0-9]{24}$/),
  locale: z.enum(LOCALES),
  /** The published version is shown in the frame beside the draft; to be framed it needs a link too. */
  status: z.enum(['draft', 'published']),
  /** In milliseconds of the clock. */
  endsAt: z.int(),
  /** Of a link that was given away: the content service says whether it still stands. */
  shared: z.uuid().optional(),
});

/** What a preview link is for: one version of one document, until a moment. */
export type PreviewLink = z.infer<typeof previewLink>;

function sign(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`preview ${content}`).digest();
}

/** Signed as it is written: whatever is changed in it makes it worth nothing. */
export function writePreviewLink(link: PreviewLink, secret: string): string {
  const content = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${content}.${sign(content, secret).toString('base64url')}`;
}

/** The address under which a site shows it. */
export function previewAddress(siteUrl: string, link: PreviewLink, secret: string): string {
  const address = new URL(PREVIEW_PATH, siteUrl);
  address.searchParams.set(PREVIEW_PARAMETER, writePreviewLink(link, secret));
  return address.href;
}

function isSigned(content: string, signature: string, secret: string): boolean {
  const right = sign(content, secret);
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}

function parse(content: string): PreviewLink | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
    return previewLink.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}

/** What a link is for; null when it was not signed here, or is over. */
export function readPreviewLink(text: string, secret: string, now: number): PreviewLink | null {
  const [content = '', signature = '', ...rest] = text.length > TOO_LONG ? [] : text.split('.');
  if (rest.length > 0 || !isSigned(content, signature, secret)) return null;
  const link = parse(content);
  return link && link.endsAt > now ? link : null;
}
