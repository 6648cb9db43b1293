import type { Core } from '@strapi/strapi';
import { inTurn } from '../changes/in-turn';
import { writeUses } from './write-uses';

const WRITES = new Set(['create', 'update', 'clone', 'delete', 'publish', 'unpublish', 'discardDraft']);

/** USED-01: what a document names is known from the same moment as the document, drafts included. */
export function indexUsesOnWrite(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    if (!WRITES.has(action) || !uid.startsWith('api::') || !('site' in call.contentType.attributes))
      return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const written = await next();
      const id = (written as { documentId?: string } | null)?.documentId;
      // The id of a copy's call is that of its source.
      const documentId =
        action === 'clone' ? id : ((call.params as { documentId?: string }).documentId ?? id);
      if (documentId) await inTurn(trx, () => writeUses(strapi, trx, uid, documentId));
      return written;
    });
  });
}
