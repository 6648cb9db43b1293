import type { Core } from '@strapi/strapi';
import type { PanelDocument } from '../panel-api/panel-document';

/** A node that has not been heard for longer is away: nobody is sent to it. */
const AWAY_AFTER = '20 seconds';

export type Receipt = {
  /** When the last change of the document was made; null: none is known any more. */
  changedAt: string | null;
  /** The nodes of the site, and since when each has that change; null: not yet. */
  nodes: readonly { node: string; freshAt: string | null }[];
};

type Row = { changed_at: Date | null; node: string | null; fresh_at: Date | null };

/** Whether the last change of a document is on every node of its site. */
export async function readReceipt(
  strapi: Core.Strapi,
  { site, uid, documentId }: PanelDocument,
): Promise<Receipt> {
  const { rows }: { rows: Row[] } = await strapi.db.connection.raw(
    `select change.created_at as changed_at, nodes.node,
            case when nodes.position >= change.seq then greatest(nodes.moved_at, change.created_at) end as fresh_at
     from (select 1) as one
     left join lateral (
       select seq, created_at from content_changes
       where site = :site and uid = :uid and document_id = :documentId order by id desc limit 1
     ) as change on true
     left join site_nodes as nodes on nodes.site = :site and nodes.seen_at > now() - interval '${AWAY_AFTER}'
     order by nodes.node`,
    { site, uid, documentId },
  );
  return {
    changedAt: rows[0]?.changed_at?.toISOString() ?? null,
    nodes: rows.flatMap(({ node, fresh_at: freshAt }) =>
      node === null ? [] : [{ node, freshAt: freshAt?.toISOString() ?? null }],
    ),
  };
}
