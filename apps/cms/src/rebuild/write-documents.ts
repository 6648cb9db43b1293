import type { Core } from '@strapi/strapi';
import { takeTurn } from '../changes/take-turn';
import type { Database } from '../search-index/database';
import type { Rebuild } from './rebuild';

type Found = { site: string; documentId: string };

const tableOf = (strapi: Core.Strapi, uid: string) => strapi.db.metadata.get(uid).tableName;

const hasDrafts = (strapi: Core.Strapi, uid: string) =>
  strapi.contentType(uid as 'api::event.event').options?.draftAndPublish === true;

/** Under the write lock of the school, as every write of a type with drafts: neither sees the other's half. */
async function writeDrafted(
  strapi: Core.Strapi,
  { write }: Rebuild,
  uid: string,
  documents: readonly Found[],
): Promise<void> {
  for (const [site, ofSite] of Map.groupBy(documents, (one) => one.site))
    await strapi.db.transaction(async ({ trx }) => {
      await takeTurn(trx, site);
      await write(
        trx,
        uid,
        ofSite.map(({ documentId }) => documentId),
      );
    });
}

async function lockRows(
  trx: Database,
  table: string,
  documentIds: readonly string[],
  whenLocked: 'skip locked' | '',
): Promise<string[]> {
  const { rows }: { rows: { document_id: string }[] } = await trx.raw(
    `select document_id from ?? where document_id = any(?) for update ${whenLocked}`,
    [table, [...documentIds]],
  );
  return rows.map(({ document_id }) => document_id);
}

/**
 * A type without drafts is written without the lock of its school: here each row is locked. A row that a write has locked is waited for
 * alone, holding nothing that the write may be waiting for.
 */
async function writeUndrafted(
  strapi: Core.Strapi,
  { write }: Rebuild,
  uid: string,
  documents: readonly Found[],
): Promise<void> {
  const table = tableOf(strapi, uid);
  const asked = documents.map(({ documentId }) => documentId);
  const free = await strapi.db.transaction(async ({ trx }): Promise<Set<string>> => {
    const locked = await lockRows(trx, table, asked, 'skip locked');
    await write(trx, uid, locked);
    return new Set(locked);
  });
  for (const documentId of asked.filter((one) => !free.has(one)))
    await strapi.db.transaction(async ({ trx }): Promise<void> => {
      await lockRows(trx, table, [documentId], '');
      await write(trx, uid, [documentId]);
    });
}

export async function writeDocuments(
  strapi: Core.Strapi,
  rebuild: Rebuild,
  uid: string,
  documents: readonly Found[],
): Promise<void> {
  await (hasDrafts(strapi, uid) ? writeDrafted : writeUndrafted)(strapi, rebuild, uid, documents);
}

/** The next of a type, in the order of their ids. */
export async function nextDocuments(
  strapi: Core.Strapi,
  { ofDrafts }: Rebuild,
  { uid, after, limit }: { uid: string; after: string; limit: number },
): Promise<Found[]> {
  const { rows }: { rows: Found[] } = await strapi.db.connection.raw(
    `select distinct document_id as "documentId", site from ?? where document_id > ? ${ofDrafts ? '' : 'and published_at is not null'}
     order by document_id limit ?`,
    [tableOf(strapi, uid), after, limit],
  );
  return rows;
}
