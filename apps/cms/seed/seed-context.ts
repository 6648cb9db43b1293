import type { UID } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import type { SchoolPlaces } from './covers/school-places';

/** What a mapper needs beside its file. */
export type SeedContext = {
  site: SiteKey;
  /** The load day (AAAA-MM-JJ): dates of the content are relative to it. */
  today: string;
  /** Where CRM links lead: the CRM, or a stub that stands in for it. */
  crmBaseUrl?: string;
  /** The id of a document of the school, by its natural key. */
  idOf: (uid: UID.ContentType, key: string) => string;
  /** The id of an image already in the media library. */
  imageId: (name: string) => number | undefined;
  /** What its covers may show. */
  places: SchoolPlaces;
};

/** A relation to a document of the same school, by its natural key. */
export function reference(
  context: SeedContext,
  uid: UID.ContentType,
  key: string | null | undefined,
): string | null {
  return key ? context.idOf(uid, key) : null;
}

export function references(context: SeedContext, uid: UID.ContentType, keys: readonly string[]): string[] {
  return keys.map((key) => context.idOf(uid, key));
}
