import { createHash, createHmac } from 'node:crypto';
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
 * The same content has the same id at every run on a database, and nobody computes it from what the site shows: `secret` is the database's.
 * Strapi accepts 24 characters of our own. The first is a letter, since Strapi takes a relation that starts with a digit for a row number.
 */
export function documentIdOf(secret: string | null, uid: string, site: SiteKey, key: string): string {
  const hash = secret === null ? createHash('sha256') : createHmac('sha256', secret);
  const digest = hash.update(`${uid}|${site}|${key}`).digest('hex');
  return `d${BigInt(`0x${digest}`).toString(36)}`.slice(0, ID_LENGTH);
}

export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}
