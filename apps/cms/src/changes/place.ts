import type { Core, Struct } from '@strapi/strapi';
import { LIST_ENDPOINTS } from '../read-api/endpoints.data';
import type { Database } from '../search-index/database';
import { movesOf, placeFieldsOf, type Move, type PlaceFields, type Version } from './place.rules';

type Document = { uid: string; documentId: string; site: string };

function fieldsOf({ uid, attributes }: Struct.ContentTypeSchema): PlaceFields | null {
  const endpoint = LIST_ENDPOINTS.find((one) => one.uid === uid);
  return endpoint ? placeFieldsOf(attributes, endpoint) : null;
}

/** What visitors see of a document, in each language: the row and its relations. */
async function readVersions(
  strapi: Core.Strapi,
  { uid, documentId }: Document,
  { relations }: PlaceFields,
): Promise<Version[]> {
  const related = (name: string) => [name, { select: ['documentId'] }] as const;
  return strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: Object.fromEntries(relations.map(related)),
  });
}

/** Whether another document lies between what it was sorted by and what it is sorted by now, by the order of the database. */
async function isPassed(
  strapi: Core.Strapi,
  trx: Database,
  { uid, documentId, site }: Document,
  { locale, field, from, to }: Move,
): Promise<boolean> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const attribute = attributes[field];
  const column = (attribute && 'columnName' in attribute && attribute.columnName) || field;
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select 1 from ?? where site = ? and locale = ? and published_at is not null and document_id <> ?
       and ?? between least(?::text, ?::text) and greatest(?::text, ?::text) limit 1`,
    [tableName, site, locale, documentId, column, from, to, from, to],
  );
  return rows.length > 0;
}

/**
 * Asked before a publication; the answer tells after it whether the document is where it was: in the same lists, at the same place in
 * each. Most are: a text is corrected, a picture replaced. Then only what shows the document is another (decision 0031).
 */
export async function watchPlace(
  strapi: Core.Strapi,
  trx: Database,
  contentType: Struct.ContentTypeSchema,
  document: Document,
): Promise<() => Promise<boolean>> {
  const fields = fieldsOf(contentType);
  if (!fields) return () => Promise.resolve(false);
  const before = await readVersions(strapi, document, fields);
  return async () => {
    const moves = movesOf(before, await readVersions(strapi, document, fields), fields);
    if (!moves) return false;
    for (const move of moves) if (await isPassed(strapi, trx, document, move)) return false;
    return true;
  };
}
