import { querySql } from './database.ts';

type Column = { table_name: string; column_name: string };

/** Every column of the content that holds a text: of documents and of components, as the database has them. */
function textColumns(database: string): Promise<Column[]> {
  return querySql<Column>(
    database,
    `select table_name, column_name from information_schema.columns as found
     where table_schema = current_schema() and data_type in ('character varying', 'text')
       and column_name not in ('document_id', 'locale', 'site')
       and (table_name like 'components\\_%' or exists (
         select 1 from information_schema.columns as own where own.table_schema = found.table_schema
           and own.table_name = found.table_name and own.column_name = 'site'
       ) and exists (
         select 1 from information_schema.columns as own where own.table_schema = found.table_schema
           and own.table_name = found.table_name and own.column_name = 'published_at'))
     order by 1, 2`,
  );
}

/** The columns in which one of these slugs stands alone, outside the documents that bear it. */
export async function columnsNaming(database: string, slugs: readonly string[]): Promise<string[]> {
  const naming: string[] = [];
  for (const { table_name: table, column_name: column } of await textColumns(database)) {
    if (column === 'slug') continue;
    const found = await querySql(
      database,
      `select 1 from "${table}" where "${column}" = any($1::text[]) limit 1`,
      [slugs],
    );
    if (found.length > 0) naming.push(`${table}.${column}`);
  }
  return naming;
}
