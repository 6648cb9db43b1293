import type { Core } from '@strapi/strapi';
import { SITE_KEYS } from '@meridia/domain/sites';
import { CHANNEL } from './outbox';

const FILES = 'plugin::upload.file';

type FileEvent = { result?: { documentId?: string } };

/**
 * The media library is shared and writes past the document service: a changed alternative text or a replaced image is
 * announced to every school.
 */
export function recordMediaChanges(strapi: Core.Strapi): void {
  const record =
    (action: string) =>
    async ({ result }: FileEvent) => {
      const documentId = result?.documentId;
      if (!documentId) return;
      await strapi.db.transaction(async ({ trx }) => {
        for (const site of SITE_KEYS) {
          await trx('content_changes').insert({ site, uid: FILES, document_id: documentId, action });
          await trx.raw('select pg_notify(?, ?)', [CHANNEL, site]);
        }
      });
    };
  strapi.db.lifecycles.subscribe({
    models: [FILES],
    afterUpdate: record('update'),
    afterDelete: record('delete'),
  });
}
