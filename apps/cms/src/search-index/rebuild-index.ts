import type { Core } from '@strapi/strapi';
import type { Rebuild } from '../rebuild/rebuild';
import { SEARCHED_TYPES, type SearchedUid } from './passages-of';
import { writePassages } from './write-passages';
import { insertWords } from './write-words';

/** One more whenever passages are made otherwise: they are all made again after the next start. */
const VERSION = 2;

/** Makes what is searched anew from what is published. */
export function searchRebuild(strapi: Core.Strapi): Rebuild {
  const uids = Object.keys(SEARCHED_TYPES);
  return {
    name: 'search',
    version: VERSION,
    versionTable: 'search_version',
    uids,
    ofDrafts: false,
    async write(trx, uid, documentIds) {
      const written = await writePassages(strapi, trx, uid as SearchedUid, documentIds);
      // Last, since whoever else writes the same word waits for the end of this transaction.
      for (const words of written) await insertWords(trx, words);
    },
    async removeOthers(database) {
      await database('search_passages').whereNotIn('uid', uids).delete();
      for (const uid of uids)
        await database.raw(
          `delete from search_passages where uid = ? and not exists (
             select 1 from ?? as document
             where document.document_id = search_passages.document_id and document.published_at is not null)`,
          [uid, strapi.db.metadata.get(uid).tableName],
        );
    },
  };
}
