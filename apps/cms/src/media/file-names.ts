import type { Core } from '@strapi/strapi';

/** The names of a file and of its copies, as a rich text has them: « /1a2b.webp » (fence/text-pictures.rules.ts). */
const FUNCTION = `
  create or replace function media_file_names(url text, formats jsonb) returns text[]
  language sql immutable parallel safe as $$
    select array_agg('/' || regexp_replace(one, '^.*/', '')) from (
      select url as one union all select copy ->> 'url' from jsonb_path_query(formats, '$.*') as copy
    ) as urls where one is not null
  $$`;

/** Of which the index of file names is made. */
export async function createFileNames(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(FUNCTION);
}

/** The folders of the files that bear one of these names. */
export async function foldersOfNames(strapi: Core.Strapi, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows: { folder_path: string }[] = await strapi.db
    .connection('files')
    .select('folder_path')
    .whereRaw('media_file_names(url, formats) && ?::text[]', [[...names]] as never);
  return rows.map((row) => row.folder_path);
}
