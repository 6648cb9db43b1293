import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import type { Snapshot } from './snapshot.rules';
import type { VersionAction } from './version.rules';

/** A version as lists show it: without its content, which is long. */
export type VersionLine = {
  id: string;
  uid: string;
  documentId: string;
  locale: string;
  action: VersionAction;
  author: string | null;
  title: string;
  at: Date;
};
export type StoredVersion = VersionLine & { site: string; snapshot: Snapshot };

const LINE = {
  id: 'id',
  uid: 'uid',
  documentId: 'document_id',
  locale: 'locale',
  action: 'action',
  author: 'author',
  title: 'title',
  at: 'at',
};

export type Page<Item> = { items: Item[]; hasMore: boolean };

function toPage<Item>(found: Item[], size: number): Page<Item> {
  return { items: found.slice(0, size), hasMore: found.length > size };
}

export type DocumentKey = { uid: string; documentId: string; locale: string };

/** The newest first. */
export async function findVersions(
  strapi: Core.Strapi,
  { uid, documentId, locale }: DocumentKey,
  { page, size }: { page: number; size: number },
): Promise<Page<VersionLine>> {
  const found: VersionLine[] = await strapi.db
    .connection('content_versions')
    .select(LINE)
    .where({ uid, document_id: documentId, locale })
    .orderBy('id', 'desc')
    .offset((page - 1) * size)
    .limit(size + 1);
  return toPage(found, size);
}

/** Strapi's connection leaves JSON as a text. */
const parsed = <Row extends { snapshot: string }>(row: Row) => ({
  ...row,
  snapshot: JSON.parse(row.snapshot) as Snapshot,
});

export async function findVersion(strapi: Core.Strapi, id: string): Promise<StoredVersion | undefined> {
  const database = strapi.db.connection;
  const row: (Omit<StoredVersion, 'snapshot'> & { snapshot: string }) | undefined = await database(
    'content_versions',
  )
    .first({ ...LINE, site: 'site', snapshot: database.raw('snapshot::text') })
    .where({ id });
  return row && parsed(row);
}

export async function findPrevious(
  strapi: Core.Strapi,
  { id, documentId, locale }: StoredVersion,
): Promise<Snapshot | undefined> {
  const database = strapi.db.connection;
  const row: { snapshot: string } | undefined = await database('content_versions')
    .first({ snapshot: database.raw('snapshot::text') })
    .where({ document_id: documentId, locale })
    .andWhere('id', '<', id)
    .orderBy('id', 'desc');
  return row && parsed(row).snapshot;
}

export type JournalFilter = {
  site: SiteKey;
  uids: readonly string[];
  author?: number;
  from?: Date;
  to?: Date;
};

/** What was done in a school, the newest first; what was there before the history has no author and no place in it. */
export async function findJournal(
  strapi: Core.Strapi,
  { site, uids, author, from, to }: JournalFilter,
  { page, size }: { page: number; size: number },
): Promise<Page<VersionLine>> {
  const found: VersionLine[] = await strapi.db
    .connection('content_versions')
    .select(LINE)
    .where({ site, ...(author === undefined ? {} : { author_id: author }) })
    .whereNot({ action: 'baseline' })
    .whereIn('uid', [...uids])
    .modify((query) => {
      if (from) void query.andWhere('at', '>=', from);
      if (to) void query.andWhere('at', '<', to);
    })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset((page - 1) * size)
    .limit(size + 1);
  return toPage(found, size);
}

export type JournalAuthor = { id: number; name: string };

/** From author to author by the index: the versions of a school are as many as it has ever saved, its authors are few. */
const AUTHORS = `
  with recursive authors as (
    (select author_id, author from content_versions where site = :site and author_id is not null
     order by author_id, at desc limit 1)
    union all
    select next.author_id, next.author from authors cross join lateral (
      select author_id, author from content_versions where site = :site and author_id > authors.author_id
      order by author_id, at desc limit 1
    ) as next
  )
  select author_id as id, author as name from authors`;

/** Whoever has written in a school, by the name of her last version. */
export async function findAuthors(strapi: Core.Strapi, site: SiteKey): Promise<JournalAuthor[]> {
  const { rows }: { rows: JournalAuthor[] } = await strapi.db.connection.raw(AUTHORS, { site });
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}
