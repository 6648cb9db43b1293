import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';
import { linkTables, type LinkTable } from './link-tables';
import type { Link, LinkEnd, Part, Row, Snapshot, VersionKey } from './snapshot';

/** What could not be put back, because its other side is not there. */
export type Unmet = { links: Link[]; pictures: Row[] };

const AUTHORS = ['created_by_id', 'updated_by_id'];

/** A column that the table has lost since is left out, one that it has gained is empty. */
async function insertRows(trx: Database, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(
    `insert into :table: select * from jsonb_populate_recordset(null::${quoted(table)}, :rows::jsonb)
     on conflict (id) do nothing`,
    { table, rows: JSON.stringify(rows) },
  );
}

/** A type cannot be bound; the names are those of the model. */
const quoted = (table: string): string => `"${table.replaceAll('"', '')}"`;

/** Whoever wrote it may have left since. */
export async function withoutLostAuthors<Kept extends Row>(trx: Database, row: Kept): Promise<Kept> {
  const kept: Row = { ...row };
  for (const column of AUTHORS) {
    const id = kept[column];
    const isKnown = id != null && (await trx('admin_users').where({ id }).first('id'));
    if (!isKnown) kept[column] = null;
  }
  return kept as Kept;
}

async function insertParts(trx: Database, parts: readonly Part[]): Promise<Row[]> {
  for (const kind of ['component', 'place'] as const) {
    const ofKind = parts.filter((part) => part.kind === kind);
    for (const [table, group] of Map.groupBy(ofKind, (part) => part.table))
      await insertRows(
        trx,
        table,
        group.map(({ row }) => row),
      );
  }
  const pictures = parts.filter(({ kind }) => kind === 'picture');
  return insertPictures(
    trx,
    pictures.map(({ row }) => row),
  );
}

/** Puts pictures back in their places; tells those whose file is gone. */
export async function insertPictures(trx: Database, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return [];
  const fileIds = rows.map(({ file_id }) => Number(file_id));
  const files: { id: number }[] = await trx('files').select('id').whereIn('id', fileIds);
  const isThere = (row: Row) => files.some(({ id }) => id === row.file_id);
  await insertRows(trx, 'files_related_mph', rows.filter(isThere));
  return rows.filter((row) => !isThere(row));
}

async function findRow(trx: Database, tableName: string, key: VersionKey): Promise<number | undefined> {
  const row: { id: number } | undefined = await trx(tableName)
    .where({ document_id: key.documentId })
    .whereRaw('locale is not distinct from ?', [key.locale])
    .whereRaw('(published_at is not null) = ?', [key.isPublished])
    .first('id');
  return row?.id;
}

/** An event that has another campus by now keeps it. */
async function isTaken(
  trx: Database,
  { name, isSourceToOne, isTargetToOne }: LinkTable,
  ends: { source: [LinkEnd, number]; target: [LinkEnd, number] },
): Promise<boolean> {
  const asked = [...(isSourceToOne ? [ends.source] : []), ...(isTargetToOne ? [ends.target] : [])];
  for (const [{ column }, id] of asked)
    if (
      await trx(name)
        .where({ [column]: id })
        .first('id')
    )
      return true;
  return false;
}

/** Whether both ends are there to be linked; where one may have one other only, that one stays. */
async function insertLink(trx: Database, tables: readonly LinkTable[], link: Link): Promise<boolean> {
  const table = tables.find(({ name }) => name === link.table);
  // The model has lost the relation.
  if (!table) return true;
  const source = await findRow(trx, table.source.tableName, link.source.key);
  const target = await findRow(trx, table.target.tableName, link.target.key);
  if (!source || !target) return false;
  if (await isTaken(trx, table, { source: [link.source, source], target: [link.target, target] }))
    return true;

  const { id: _id, ...columns } = link.row;
  await trx(link.table)
    .insert({ ...columns, [link.source.column]: source, [link.target.column]: target })
    .onConflict()
    .ignore();
  return true;
}

/** Writes a document back with the numbers its rows had; links and pictures whose other side is gone are told. */
export async function writeSnapshot(strapi: Core.Strapi, trx: Database, snapshot: Snapshot): Promise<Unmet> {
  const { tableName } = strapi.db.metadata.get(snapshot.uid);
  const unmet: Unmet = { links: [], pictures: [] };
  for (const { row, parts } of snapshot.versions) {
    await insertRows(trx, tableName, [await withoutLostAuthors(trx, row)]);
    unmet.pictures.push(...(await insertParts(trx, parts)));
  }
  const tables = linkTables(strapi);
  for (const link of snapshot.links) if (!(await insertLink(trx, tables, link))) unmet.links.push(link);
  return unmet;
}
