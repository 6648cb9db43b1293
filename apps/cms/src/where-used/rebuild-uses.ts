import type { Core } from '@strapi/strapi';
import type { Rebuild } from '../rebuild/rebuild';
import { writeUsesOfMany } from './write-uses';

/** One more whenever names are found otherwise: they are all found again after the next start. */
const VERSION = 3;

function typesOfSchools(strapi: Core.Strapi): string[] {
  return Object.values(strapi.contentTypes)
    .filter(({ uid, attributes }) => uid.startsWith('api::') && 'site' in attributes)
    .map(({ uid }) => uid);
}

/** Finds again what documents name, drafts included. */
export function usesRebuild(strapi: Core.Strapi): Rebuild {
  const uids = typesOfSchools(strapi);
  return {
    name: 'uses',
    version: VERSION,
    versionTable: 'content_uses_version',
    uids,
    ofDrafts: true,
    write: (trx, uid, documentIds) => writeUsesOfMany(strapi, trx, uid, documentIds),
    async removeOthers(database) {
      await database('content_uses').whereNotIn('uid', uids).delete();
      for (const uid of uids)
        await database.raw(
          `delete from content_uses where uid = ? and not exists (
             select 1 from ?? as document where document.document_id = content_uses.document_id)`,
          [uid, strapi.db.metadata.get(uid).tableName],
        );
    },
  };
}
