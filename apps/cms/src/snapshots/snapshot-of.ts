import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';
import { linkTables, type LinkTable } from './link-tables';
import { readParts, readRows } from './read-parts';
import type { Link, Row, Snapshot, VersionKey } from './snapshot';

type DocumentRow = Row & { site: string; locale: string | null; published_at: string | null };
type EndOf<Name extends string> = {
  [Key in `${Name}_document` | `${Name}_locale`]: string;
} & { [Key in `${Name}_is_published`]: boolean };
type FoundLink = { row: string } & EndOf<'source'> & EndOf<'target'>;

const END = (name: string) =>
  `${name}.document_id as ${name}_document, ${name}.locale as ${name}_locale, ${name}.published_at is not null as ${name}_is_published`;

async function readLinksOf(
  trx: Database,
  { name, source, target }: LinkTable,
  uid: string,
  documentId: string,
): Promise<Link[]> {
  const ends = [...(source.uid === uid ? ['source'] : []), ...(target.uid === uid ? ['target'] : [])];
  // An end at a time: with « or » no index of either is of use.
  const parts = ends.map(
    (end) => `
     select link.id, to_jsonb(link)::text as row, ${END('source')}, ${END('target')}
     from :name: as link
     join :sourceTable: as source on source.id = link.:sourceColumn:
     join :targetTable: as target on target.id = link.:targetColumn:
     where ${end}.document_id = :documentId`,
  );
  const { rows }: { rows: FoundLink[] } = await trx.raw(`${parts.join(' union ')} order by id`, {
    name,
    documentId,
    sourceTable: source.tableName,
    sourceColumn: source.column,
    targetTable: target.tableName,
    targetColumn: target.column,
  });
  const key = (endUid: string, document: string, locale: string, isPublished: boolean): VersionKey => ({
    uid: endUid,
    documentId: document,
    locale,
    isPublished,
  });
  return rows.map((found) => ({
    table: name,
    row: JSON.parse(found.row) as Row,
    source: {
      column: source.column,
      key: key(source.uid, found.source_document, found.source_locale, found.source_is_published),
    },
    target: {
      column: target.column,
      key: key(target.uid, found.target_document, found.target_locale, found.target_is_published),
    },
  }));
}

async function readLinks(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  documentId: string,
): Promise<Link[]> {
  const links: Link[] = [];
  for (const table of linkTables(strapi))
    if (table.source.uid === uid || table.target.uid === uid)
      links.push(...(await readLinksOf(trx, table, uid, documentId)));
  return links;
}

/** A document as the database has it; null when there is none. */
export async function snapshotOf(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  documentId: string,
): Promise<Snapshot | null> {
  const { tableName } = strapi.db.metadata.get(uid);
  const rows = await readRows<DocumentRow>(trx, tableName, 'document_id', [documentId]);
  const [first] = rows;
  if (!first) return null;

  const parts = await readParts(strapi, trx, uid, new Map(rows.map(({ id }) => [id, { root: id }])));
  const versions = rows.map((row) => ({
    locale: row.locale,
    isPublished: row.published_at !== null,
    row,
    parts: parts
      .filter(({ root }) => root === row.id)
      .map(({ kind, table, row: part }) => ({ kind, table, row: part })),
  }));
  return {
    uid,
    documentId,
    site: first.site,
    versions,
    links: await readLinks(strapi, trx, uid, documentId),
  };
}
