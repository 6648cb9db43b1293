import { errors } from '@strapi/utils';
import type { Database } from '../search-index/database';
import { noteEditSession, type EditSession } from './edit-sessions';
import type { Author } from './version.rules';
import { savedSinceWords } from './version-words';

/** What somebody has read of a document: the draft as it was changed last then. */
export type Opening = { userId: number; documentId: string; locale: string; updatedAt: Date };
type Question = Opening & {
  /** Of a tab, that knows its own saves: those of the same person elsewhere count as well. */
  isOfTab: boolean;
};
export type SavedSince = {
  id: string;
  author: string | null;
  isOwn: boolean;
  at: Date;
  rowUpdatedAt: Date;
};

type SavedRow = { id: string; author: string | null; is_own: boolean; at: Date; row_updated_at: Date };

/** For saves that name no tab: the last that somebody has opened. */
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

/** The last version that was written since, elsewhere, if it says something else than what the form was opened with. */
export async function findSavedSince(
  database: Database,
  { userId, documentId, locale, updatedAt, isOfTab }: Question,
): Promise<SavedSince | null> {
  const { rows }: { rows: SavedRow[] } = await database.raw(
    `select id, author, author_id is not distinct from :userId as is_own, at, row_updated_at from content_versions
     where document_id = :documentId and locale = :locale and (:isOfTab or author_id is distinct from :userId)
       and action not in ('baseline', 'delete') and row_updated_at > :updatedAt
       and hash is distinct from (
         select hash from content_versions as opened
         where document_id = :documentId and locale = :locale and row_updated_at <= :updatedAt
         order by id desc limit 1
       )
     order by id desc limit 1`,
    { documentId, locale, userId, updatedAt, isOfTab },
  );
  const [row] = rows;
  return row
    ? { id: row.id, author: row.author, isOwn: row.is_own, at: row.at, rowUpdatedAt: row.row_updated_at }
    : null;
}

type Form = {
  documentId: string;
  locales: readonly string[];
  author: Author;
  session: EditSession | null;
};
type OpeningRow = { locale: string; row_updated_at: Date };

/** What the form shows that is saved: that of its tab; where the call names none, the last that its author has opened. */
async function findOpened(
  trx: Database,
  { documentId, locales, author, session }: Form,
): Promise<Question | null> {
  // What a save changes in other documents (redirects, CRM links) comes from no form.
  if (!author || (session && session.documentId !== documentId)) return null;
  const ofPerson = { userId: author.id, documentId };
  if (session && locales.includes(session.locale)) {
    const updatedAt = await noteEditSession(trx, { ...session, userId: author.id });
    return { ...ofPerson, locale: session.locale, updatedAt, isOfTab: true };
  }
  const [opened]: OpeningRow[] = await trx('content_openings')
    .select('locale', 'row_updated_at')
    .where({ user_id: author.id, document_id: documentId })
    .whereIn('locale', [...locales]);
  return opened
    ? { ...ofPerson, locale: opened.locale, updatedAt: opened.row_updated_at, isOfTab: false }
    : null;
}

type Draft = { locale: string; updatedAt: Date };

/** The tab that saves knows what it has saved, before it has read it again. */
export async function noteOwnSave(
  trx: Database,
  { documentId, author, session }: Omit<Form, 'locales'>,
  drafts: readonly Draft[],
): Promise<void> {
  const saved = drafts.find(({ locale }) => locale === session?.locale);
  if (author && saved && session?.documentId === documentId)
    await noteEditSession(trx, { ...session, updatedAt: saved.updatedAt, userId: author.id });
}

/**
 * HIST-05: a form that was opened before something else was saved does not replace it, whatever the panel has shown until then. Whoever
 * saves without a form (a script, an import) has opened nothing and is not asked.
 */
export async function refuseOutdatedForm(trx: Database, form: Form): Promise<void> {
  const opened = await findOpened(trx, form);
  if (!opened) return;

  // Two forms that are saved at the same moment: the second sees what the first has written.
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`form ${opened.documentId} ${opened.locale}`]);
  const since = await findSavedSince(trx, opened);
  if (since)
    throw new errors.ValidationError(
      `${savedSinceWords(since)} après que vous l’avez ouvert ici. Rien n’a été remplacé : voyez « Historique », à droite.`,
    );
}
