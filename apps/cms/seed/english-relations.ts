import type { Core } from '@strapi/strapi';
import type { Data, SeedDocument } from './seed-document';

function keepEnglish(value: unknown, englishIds: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((id) => englishIds.has(id));
  return typeof value === 'string' && !englishIds.has(value) ? null : value;
}

function withEnglishRelations(
  strapi: Core.Strapi,
  uid: SeedDocument['uid'],
  data: Data,
  englishIds: ReadonlySet<string>,
): Data {
  const { attributes } = strapi.contentType(uid);
  const entries = Object.entries(data).map(([name, value]) => [
    name,
    attributes[name]?.type === 'relation' ? keepEnglish(value, englishIds) : value,
  ]);
  return Object.fromEntries(entries);
}

export function englishIdsOf(documents: readonly SeedDocument[]): ReadonlySet<string> {
  return new Set(
    documents
      .filter(({ versions }) => versions.some(({ locale }) => locale === 'en'))
      .map(({ documentId }) => documentId),
  );
}

/** A document in English can only point to documents that exist in English; the site fills the rest from French (I18N-04). */
export function keepEnglishRelations(
  strapi: Core.Strapi,
  document: SeedDocument,
  englishIds: ReadonlySet<string>,
): SeedDocument {
  const versions = document.versions.map(({ locale, data }) => ({
    locale,
    data: locale === 'en' ? withEnglishRelations(strapi, document.uid, data, englishIds) : data,
  }));
  return { ...document, versions };
}
