import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';

/**
 * When what rules read beyond a document was changed last: the campuses of a programme, and, by document, the pictures it shows, of which
 * the library has the description.
 */
type Elsewhere = { campuses: string; pictures: ReadonlyMap<string, string> };

/** A picture that is new is shown by nobody yet: only those that were changed count. */
const PICTURES = `
  select uses.document_id as "documentId", max(files.updated_at)::text as stamp
  from files
  cross join lateral unnest(array['file:' || files.id] || array(
    select 'picture:' || name from unnest(media_file_names(files.url, files.formats)) as name
  )) as names(name)
  join content_uses as uses on uses.site = :site and uses.name = names.name
  where files.updated_at > files.created_at + interval '5 seconds'
  group by uses.document_id`;

export async function readElsewhere(strapi: Core.Strapi, site: SiteKey): Promise<Elsewhere> {
  const database = strapi.db.connection;
  const campuses: { stamp: string | null } | undefined = await database('campuses')
    .where({ site })
    .first(database.raw('max(updated_at)::text as stamp'));
  const { rows }: { rows: { documentId: string; stamp: string }[] } = await database.raw(PICTURES, { site });
  return {
    campuses: campuses?.stamp ?? '',
    pictures: new Map(rows.map(({ documentId, stamp }) => [documentId, stamp])),
  };
}
