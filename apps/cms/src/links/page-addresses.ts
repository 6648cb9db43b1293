import type { Core } from '@strapi/strapi';
import { parsePageReference } from '@meridia/contract/page-reference';
import { ARTICLE_TYPE } from '@meridia/domain/page-types.data';
import type { Database } from '../search-index/database';
import type { PageAddress } from './resolve.rules';

/** The documents that some addresses refer to, by type. */
export function referredDocuments(addresses: Iterable<string>): Map<string, string[]> {
  const references = [...addresses].flatMap((address) => parsePageReference(address) ?? []);
  return new Map(
    [...Map.groupBy(references, ({ uid }) => uid)].map(([uid, ofType]) => [
      uid,
      [...new Set(ofType.map(({ documentId }) => documentId))],
    ]),
  );
}

/** Where documents of a school have their pages, published ones alone: one question, however many they are. */
export async function readPageAddresses(
  strapi: Core.Strapi,
  database: Database,
  site: string,
  documents: ReadonlyMap<string, readonly string[]>,
): Promise<PageAddress[]> {
  const questions = [...documents].map(([uid, documentIds]) =>
    database(strapi.db.metadata.get(uid).tableName)
      .select(database.raw('?::text as uid', [uid]), { documentId: 'document_id' }, 'locale', 'slug')
      .select(database.raw(uid === ARTICLE_TYPE ? 'rubrique' : 'null as rubrique'))
      .where({ site })
      .whereNotNull('published_at')
      .whereIn('document_id', [...documentIds]),
  );
  const [first, ...others] = questions;
  return first ? await first.unionAll(others) : [];
}
