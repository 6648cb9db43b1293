import type { Core } from '@strapi/strapi';
import { findIdentitySql, toEpoch } from '@meridia/contract/feed-epoch';

const PAGE = 500;

type Change = {
  seq: string;
  uid: string;
  document_id: string;
  locale: string | null;
  action: string;
  is_in_place: boolean;
  created_at: Date;
};
/** The end of the feed is on every row; the change is missing when there is none. */
type FeedRow = { identity: string; latest: string | null; oldest: string | null } & (Change | { seq: null });

let identitySql: Promise<string> | undefined;

/** What the server lets us read is asked once for the life of the process; what it says, at every reading of the feed. */
function knownIdentitySql(strapi: Core.Strapi): Promise<string> {
  identitySql ??= findIdentitySql((sql) => strapi.db.connection.raw(sql)).catch((error: unknown) => {
    identitySql = undefined;
    throw error;
  });
  return identitySql;
}

/**
 * What the feed shows a school after a number, oldest first, where it begins and ends, and to which history its numbers belong.
 * One statement: a database that is restored under this process never answers with the epoch of the one before.
 */
export async function readChangeFeed(strapi: Core.Strapi, site: string, since: number) {
  const { rows }: { rows: FeedRow[] } = await strapi.db.connection.raw(
    `select feed.identity, feed.latest, feed.oldest, page.*
     from (
       select ${await knownIdentitySql(strapi)} as identity,
              (select max(seq) from content_changes where site = ?) as latest,
              (select min(seq) from content_changes where site = ?) as oldest
     ) as feed
     left join (
       select seq, uid, document_id, locale, action, is_in_place, created_at from content_changes
       where site = ? and seq > ? order by seq limit ${PAGE}
     ) as page on true
     order by page.seq`,
    [site, site, site, since],
  );
  const data = rows.flatMap((row) => (row.seq === null ? [] : [toWire(row)]));
  const more = data.length === PAGE;
  const end = Number(rows[0]?.latest ?? 0);
  return {
    data,
    meta: {
      latest: more ? (data.at(-1)?.seq ?? end) : end,
      more,
      oldest: Number(rows[0]?.oldest ?? 0),
      epoch: toEpoch(rows[0]?.identity ?? ''),
    },
  };
}

function toWire(row: Change) {
  return {
    seq: Number(row.seq),
    uid: row.uid,
    documentId: row.document_id,
    locale: row.locale,
    action: row.action,
    isInPlace: row.is_in_place,
    at: row.created_at.toISOString(),
  };
}
