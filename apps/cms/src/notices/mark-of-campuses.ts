import type { Core } from '@strapi/strapi';

/** What a school announces round its pages. */
const NOTICES = ['api::banner.banner', 'api::popin.popin'];
const WRITES = new Set(['create', 'update', 'clone']);

type Params = { documentId?: string; status?: string };
type Written = { documentId?: string } | null | undefined;
type JoinTable = { name: string; joinColumn: { name: string } };

/**
 * LAY-08: whether an editor has limited a notice to campuses is kept beside the campuses. A campus that is withdrawn or deleted takes its links
 * with it, and what was for its pages alone would be on every page.
 */
export function markNoticesOfCampuses(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    if (!NOTICES.includes(uid) || !WRITES.has(action)) return next();

    return strapi.db.transaction(async ({ trx }): Promise<Awaited<ReturnType<typeof next>>> => {
      const written = await next();
      const params = call.params as Params;
      const id = (written as Written)?.documentId;
      const documentId = action === 'clone' ? id : (params.documentId ?? id);
      const { tableName, attributes } = strapi.db.metadata.get(uid);
      const { name, joinColumn } = (attributes.campuses as { joinTable: JoinTable }).joinTable;
      // What is published says what its draft said then: the draft knows campuses that are not published, too.
      await trx.raw(
        `update :table: as notice set of_campuses = exists (select 1 from :links: as link where link.:key: = draft.id)
         from :table: as draft
         where draft.document_id = :documentId and draft.published_at is null
           and notice.document_id = draft.document_id and notice.locale is not distinct from draft.locale
           and (notice.id = draft.id or :isPublished)`,
        {
          table: tableName,
          links: name,
          key: joinColumn.name,
          documentId: documentId ?? '',
          isPublished: params.status === 'published',
        },
      );
      return written;
    });
  });
}
