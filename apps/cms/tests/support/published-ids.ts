import { querySql } from './database.ts';

/** The first documents that Meridia shows in French, by the table of their type. */
export async function publishedIds(database: string, table: string, count: number): Promise<string[]> {
  const rows = await querySql<{ id: string }>(
    database,
    `select distinct document_id as id from ${table} where site = 'meridia' and locale = 'fr' and published_at is not null
     order by 1 limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}
