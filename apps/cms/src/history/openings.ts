import { errors } from '@strapi/utils';
import type { Database } from '../search-index/database';
import type { Author } from './version.rules';
import { whoAndWhen } from './version-words';

/** What the form of an editor shows: the draft as it was changed last when she opened it. */
export type Opening = { userId: number; documentId: string; locale: string; updatedAt: Date };
export type SavedSince = { id: string; author: string | null; at: Date; rowUpdatedAt: Date };

type SavedRow = { id: string; author: string | null; at: Date; row_updated_at: Date };

export async function noteOpening(
  database: Database,
  { userId, documentId, locale, updatedAt }: Opening,
): Promise<void> {
  await database.raw(
    `insert into content_openings (user_id, document_id, locale, row_updated_at) values (?, ?, ?, ?)
     on conflict (user_id, document_id, locale) do update set row_updated_at = excluded.row_updated_at, at = clock_timestamp()`,
    [userId, documentId, locale, updatedAt],
  );
}

/** The last version that somebody else has written since, if it says something else than what the form was opened with. */
export async function findSavedSince(
  database: Database,
  { userId, documentId, locale, updatedAt }: Opening,
): Promise<SavedSince | null> {
  const { rows }: { rows: SavedRow[] } = await database.raw(
    `select id, author, at, row_updated_at from content_versions
     where document_id = :documentId and locale = :locale and author_id is distinct from :userId
       and action not in ('baseline', 'delete') and row_updated_at > :updatedAt
       and hash is distinct from (
         select hash from content_versions as opened
         where document_id = :documentId and locale = :locale and row_updated_at <= :updatedAt
         order by id desc limit 1
       )
     order by id desc limit 1`,
    { documentId, locale, userId, updatedAt },
  );
  const [row] = rows;
  return row ? { id: row.id, author: row.author, at: row.at, rowUpdatedAt: row.row_updated_at } : null;
}

type Form = { documentId: string; locales: readonly string[]; author: Author };
type OpeningRow = { locale: string; row_updated_at: Date };

/**
 * A form that was opened before somebody else saved does not replace what she wrote, whatever the panel has shown until then. Whoever saves
 * without a form (a script, an import) has opened nothing and is not asked.
 */
export async function refuseOutdatedForm(
  trx: Database,
  { documentId, locales, author }: Form,
): Promise<void> {
  if (!author) return;
  const [opened]: OpeningRow[] = await trx('content_openings')
    .select('locale', 'row_updated_at')
    .where({ user_id: author.id, document_id: documentId })
    .whereIn('locale', [...locales]);
  if (!opened) return;

  const { locale, row_updated_at: updatedAt } = opened;
  // Two forms that are saved at the same moment: the second sees what the first has written.
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`form ${documentId} ${locale}`]);
  const since = await findSavedSince(trx, { userId: author.id, documentId, locale, updatedAt });
  if (since)
    throw new errors.ValidationError(
      `${whoAndWhen(since)} a enregistré ce contenu après que vous l’avez ouvert. Rien n’a été remplacé : voyez « Historique », à droite.`,
    );
}
