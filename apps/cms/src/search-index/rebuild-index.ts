import type { Core } from '@strapi/strapi';
import type { Database } from './database';
import { SEARCHED_TYPES, type SearchedUid } from './passages-of';
import { writePassages } from './write-passages';
import { insertWords } from './write-words';

/** One more whenever passages are made otherwise: the next start makes them all again. */
const VERSION = 2;
const DOCUMENTS_AT_ONCE = 50;

async function isOfThisVersion(database: Database): Promise<boolean> {
  const rows: { version: number }[] = await database('search_version').select('version');
  return rows.some(({ version }) => version === VERSION);
}

/** Makes what is searched anew from what is published, when it was made by another version or never. One process does. */
export async function rebuildSearchIndex(strapi: Core.Strapi): Promise<void> {
  if (await isOfThisVersion(strapi.db.connection)) return;
  const startedAt = performance.now();
  const written = await strapi.db.transaction(async ({ trx }) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('search index'))`);
    if (await isOfThisVersion(trx)) return 0;
    await trx.raw('delete from search_passages; delete from search_words; delete from search_version');
    let count = 0;
    for (const uid of Object.keys(SEARCHED_TYPES) as SearchedUid[]) {
      const rows: { document_id: string }[] = await trx(strapi.db.metadata.get(uid).tableName)
        .distinct('document_id')
        .whereNotNull('published_at')
        .orderBy('document_id');
      for (let at = 0; at < rows.length; at += DOCUMENTS_AT_ONCE) {
        const documentIds = rows.slice(at, at + DOCUMENTS_AT_ONCE).map(({ document_id }) => document_id);
        for (const words of await writePassages(strapi, trx, uid, documentIds)) await insertWords(trx, words);
      }
      count += rows.length;
    }
    await trx('search_version').insert({ version: VERSION });
    return count;
  });
  strapi.log.info(`search: ${written} documents indexed in ${Math.round(performance.now() - startedAt)} ms`);
}
