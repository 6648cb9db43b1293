import type { Database } from '../search-index/database';

/** The name of a file of media, wherever a text says it. */
const NAME = String.raw`/media/([0-9a-f]{32}\.[a-z]+)`;
/** What visitors write there is no reason to keep a file. */
const WRITTEN_BY_VISITORS = ['unknown_addresses', 'search_misses', 'redirect_uses', 'redirect_batches'];
/** The trail of what was, and of what is to go. */
const NOT_USES = [...WRITTEN_BY_VISITORS, 'unnamed_media', 'content_changes'];
export const VERSIONS = 'content_versions';

type Named = { name: string };
type Texts = { table: string; columns: string[] };

/** Every table with something to read in it: also one that a later release adds. */
async function listTexts(trx: Database): Promise<Texts[]> {
  const { rows }: { rows: Texts[] } = await trx.raw(
    `select c.table_name::text as table, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name::text <> all(?::text[])
       and c.data_type in ('text', 'character varying', 'jsonb', 'json')
     group by c.table_name`,
    [NOT_USES],
  );
  return rows;
}

/** The files of all pictures and documents of the library, with their copies. */
export async function namedInLibrary(trx: Database): Promise<Set<string>> {
  const { rows }: { rows: Named[] } = await trx.raw(
    `select found[1] as name from files, regexp_matches(concat_ws(' ', url, formats::text), ?, 'g') as found`,
    [NAME],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Of these files, those that content, the trash or a stored version names; each table is read once. */
export async function namedElsewhere(
  trx: Database,
  names: readonly string[],
  isAsked: (table: string) => boolean = () => true,
): Promise<Set<string>> {
  const found = new Set<string>();
  if (names.length === 0) return found;
  for (const { table, columns } of (await listTexts(trx)).filter((texts) => isAsked(texts.table))) {
    const text = `concat_ws(' ', ${columns.map(() => '??::text').join(', ')})`;
    const { rows }: { rows: Named[] } = await trx.raw(
      `select distinct found[1] as name from ??, regexp_matches(${text}, ?, 'g') as found where found[1] = any(?::text[])`,
      [table, ...columns, NAME, [...names]],
    );
    for (const { name } of rows) found.add(name);
  }
  return found;
}
