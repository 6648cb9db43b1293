import type { Core } from '@strapi/strapi';

export const CHANNEL = 'content_changed';

const WRITES = new Set(['create', 'update', 'clone', 'delete', 'publish', 'unpublish', 'discardDraft']);

type WriteParams = {
  documentId?: string;
  locale?: string | string[];
  data?: { site?: string; documentId?: string };
};
type Written = { documentId?: string } | null | undefined;

/** The document may be gone after the write: its school is read before. */
async function findSite(strapi: Core.Strapi, uid: string, params: WriteParams): Promise<string | undefined> {
  if (!params.documentId) return params.data?.site;
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId: params.documentId }, select: ['site'] });
  return row?.site ?? params.data?.site;
}

/**
 * A row in the outbox for every change of content, in the transaction of the change: both happen or neither.
 * The notification leaves with the commit.
 */
export function recordChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const isContent = call.uid.startsWith('api::') && 'site' in call.contentType.attributes;
    if (!isContent || !WRITES.has(call.action)) return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const params = call.params as WriteParams;
      const site = await findSite(strapi, call.uid, params);
      const written = await next();
      // The id of a copy's call is that of its source.
      const writtenId = (written as Written)?.documentId;
      const documentId = call.action === 'clone' ? writtenId : (params.documentId ?? writtenId);
      if (!site || !documentId) return written;

      const locale = Array.isArray(params.locale) ? params.locale.join(',') : params.locale;
      await trx('content_changes').insert({
        site,
        uid: call.uid,
        document_id: documentId,
        locale,
        action: call.action,
      });
      await trx.raw('select pg_notify(?, ?)', [CHANNEL, site]);
      return written;
    });
  });
}
