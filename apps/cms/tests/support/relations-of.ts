import { querySql } from './database.ts';

type Side = { link: string; column: string; target: string };

/** The tables that join two types of documents, as the database knows them. */
async function joinTables(database: string): Promise<Map<string, Side[]>> {
  const sides = await querySql<Side>(
    database,
    `select link.relname as link, attname as column, target.relname as target
     from pg_constraint
     join pg_class link on link.oid = conrelid
     join pg_class target on target.oid = confrelid
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and link.relname like '%\\_lnk'
       and exists (select 1 from pg_attribute where attrelid = confrelid and attname = 'site')
       and exists (select 1 from pg_attribute where attrelid = confrelid and attname = 'document_id')
     order by 1, 2`,
  );
  const tables = Map.groupBy(sides, ({ link }) => link);
  return new Map([...tables].filter(([, both]) => both.length === 2));
}

/** Which document refers to which, in both languages, as drafts and as published: by their names, since rows are replaced. */
export async function relationsOf(database: string): Promise<string[]> {
  const found: string[] = [];
  for (const [table, [from, to]] of await joinTables(database)) {
    const name = (alias: string) =>
      `concat(${alias}.document_id, ' ', ${alias}.locale, ' ', ${alias}.published_at is not null)`;
    const rows = await querySql<{ relation: string }>(
      database,
      `select distinct concat(${name('a')}, ' to ', ${name('b')}) as relation from ${table}
       join ${from?.target} a on a.id = ${table}.${from?.column}
       join ${to?.target} b on b.id = ${table}.${to?.column}`,
    );
    found.push(...rows.map(({ relation }) => `${table}: ${relation}`));
  }
  return found.toSorted();
}
