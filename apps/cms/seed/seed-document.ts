import { createHash } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';

export type Data = Record<string, unknown>;

/** A document to load, in each language it exists in. French comes first: a missing field is filled from it. */
export type SeedDocument = {
  uid: UID.ContentType;
  documentId: string;
  versions: { locale: Locale; data: Data }[];
  /** Adds links to a document that is loaded already (two types that point to each other). */
  isPatch?: boolean;
};

const ID_LENGTH = 24;

/**
 * The same content has the same id on every machine: Strapi accepts 24 characters of our own. The first is a letter,
 * since Strapi takes a relation that starts with a digit for a row number.
 */
export function documentIdOf(uid: string, site: SiteKey, key: string): string {
  const digest = createHash('sha256').update(`${uid}|${site}|${key}`).digest('hex');
  return `d${BigInt(`0x${digest}`).toString(36)}`.slice(0, ID_LENGTH);
}

export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}
