import type { Core } from '@strapi/strapi';
import { SITE_KEYS } from '@meridia/domain/sites';
import { FILE, schoolFolders } from '../media/school-folders';
import { schoolOfPath } from '../media/school-folders.rules';
import { recordChange } from './change-row';

type FileEvent = { result?: { documentId?: string; folderPath?: string } };

/**
 * The media library writes past the document service: a changed alternative text or a replaced image is announced to the
 * school whose folder it lies in, and one outside those folders to every school.
 */
export function recordMediaChanges(strapi: Core.Strapi): void {
  const record =
    (action: string) =>
    async ({ result }: FileEvent) => {
      const documentId = result?.documentId;
      if (!documentId) return;
      const owner = schoolOfPath(await schoolFolders(strapi), result.folderPath);
      await strapi.db.transaction(async ({ trx }) => {
        for (const site of owner ? [owner] : SITE_KEYS) {
          await recordChange(trx, { site, uid: FILE, documentId, action });
        }
      });
    };
  strapi.db.lifecycles.subscribe({
    models: [FILE],
    afterUpdate: record('update'),
    afterDelete: record('delete'),
  });
}
