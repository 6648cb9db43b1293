import { querySql } from './database.ts';
import type { ForeignSchool } from './foreign-school.ts';

type Reference = { table: string; column: string; parent: string };
type Owned = Map<string, Set<number>>;

/** What every process writes, whoever edits: which process has forgotten what, the words of all schools, and what the guard keeps of what it found. */
const NOT_OF_A_SCHOOL = ['content_changes', 'search_words', 'content_findings'];

const TABLES_WITH = `
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = $1 and not table_name = any($2)`;
const REFERENCES = `
  select child.relname as table, attname as column, parent.relname as parent
  from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and child.relnamespace = 'public'::regnamespace`;

const oneOf = (ids: Iterable<number> = []) => `= any('{${[...ids].join(',')}}'::bigint[])`;

async function tablesWith(database: string, column: string): Promise<string[]> {
  const rows = await querySql<{ name: string }>(database, TABLES_WITH, [column, NOT_OF_A_SCHOOL]);
  return rows.map(({ name }) => name);
}

/** The parts of what is owned already: a component names no school, only the row that holds it does. */
async function addParts(
  database: string,
  owned: Owned,
  holders: readonly Reference[],
  tables: ReadonlyMap<string, string>,
): Promise<boolean> {
  const reads = holders.map(
    ({ table, column, parent }) =>
      `select component_type as type, cmp_id as id from "${table}" where "${column}" ${oneOf(owned.get(parent))}`,
  );
  const rows = await querySql<{ type: string; id: number }>(database, reads.join(' union '));
  let isMore = false;
  for (const { type, id } of rows) {
    const table = tables.get(type) ?? '';
    const known = owned.get(table) ?? new Set();
    isMore ||= !known.has(id);
    owned.set(table, known.add(id));
  }
  return isMore;
}

/** The documents of a school and their parts, at every depth, by the table of each. */
export async function ownedRows(
  database: string,
  site: string,
  tables: ReadonlyMap<string, string>,
): Promise<Owned> {
  const owned: Owned = new Map();
  for (const [uid, table] of tables) {
    if (!uid.startsWith('api::')) continue;
    const rows = await querySql<{ id: number }>(database, `select id from "${table}" where site = $1`, [
      site,
    ]);
    owned.set(table, new Set(rows.map(({ id }) => id)));
  }
  const holding = await tablesWith(database, 'cmp_id');
  const references = await querySql<Reference>(database, REFERENCES);
  const holders = references.filter(({ table, column }) => holding.includes(table) && column === 'entity_id');
  while (await addParts(database, owned, holders, tables));
  return owned;
}

/**
 * Everything of a school, in every table that the database has: what names the school, or one of its documents; the parts of its
 * documents; what refers to any of these; its pictures and folders. As a count and a hash for each table.
 */
export async function schoolRows(
  database: string,
  { site, folder }: ForeignSchool,
  tables: ReadonlyMap<string, string>,
): Promise<Record<string, string>> {
  const owned = await ownedRows(database, site, tables);
  const references = await querySql<Reference>(database, REFERENCES);
  const conditions = new Map<string, string[]>();
  const add = (table: string, condition: string) =>
    conditions.set(table, [...(conditions.get(table) ?? []), condition]);

  const ofSite = await tablesWith(database, 'site');
  for (const table of ofSite) add(table, `site = '${site}'`);
  for (const table of await tablesWith(database, 'document_id'))
    if (!ofSite.includes(table))
      add(table, `document_id in (select document_id from document_sites where site = '${site}')`);
  for (const [table, ids] of owned) if (!ofSite.includes(table)) add(table, `id ${oneOf(ids)}`);
  for (const { table, column, parent } of references)
    if (owned.has(parent) && !NOT_OF_A_SCHOOL.includes(table))
      add(table, `"${column}" ${oneOf(owned.get(parent))}`);
  const inFolder = `folder_path = '${folder.path}' or folder_path like '${folder.path}/%'`;
  add('files', inFolder);
  add('files_related_mph', `file_id in (select id from files where ${inFolder})`);
  add('upload_folders', `path = '${folder.path}' or path like '${folder.path}/%'`);
  for (const [uid, table] of tables)
    add('files_related_mph', `related_type = '${uid}' and related_id ${oneOf(owned.get(table))}`);

  const reads = [...conditions].map(
    ([table, either]) =>
      `select '${table}' as name, t::text as row from "${table}" t where (${either.join(') or (')})`,
  );
  const rows = await querySql<{ name: string; hash: string }>(
    database,
    `select name, count(*) || ' ' || md5(string_agg(row, '|' order by row)) as hash
     from (${reads.join(' union all ')}) as everything group by name order by name`,
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Documents of which the rows name two schools, or none. */
export async function heldTwice(database: string, tables: ReadonlyMap<string, string>): Promise<string[]> {
  const reads = [...tables]
    .filter(([uid]) => uid.startsWith('api::'))
    .map(([, table]) => `select document_id, site from "${table}" where document_id is not null`);
  const rows = await querySql<{ id: string }>(
    database,
    `select document_id as id from (${reads.join(' union all ')}) as content
     group by document_id having count(distinct site) <> 1 or bool_or(site is null)`,
  );
  return rows.map(({ id }) => id);
}
