import type { Client } from 'pg';
import type { Loaded } from './compare.ts';
import type { ContentType } from './content-types.ts';

type Row = { school: string; locale: string; published: number; drafts: number };

/** The rows of a type by school and language. Strapi keeps the published version of a document and its draft apart. */
async function countType(client: Client, { name, table, hasDrafts }: ContentType): Promise<Loaded[]> {
  const { rows } = await client.query<Row>(
    `select site as school, coalesce(locale, '-') as locale,
       count(*) filter (where published_at is not null)::int as published,
       count(*) filter (where published_at is null)::int as drafts
     from ${client.escapeIdentifier(table)} group by 1, 2`,
  );
  return rows.map(({ drafts, ...row }) => ({ ...row, type: name, drafts: hasDrafts ? drafts : null }));
}

export async function countDatabase(client: Client, types: readonly ContentType[]): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  for (const type of types) loaded.push(...(await countType(client, type)));
  return loaded;
}
