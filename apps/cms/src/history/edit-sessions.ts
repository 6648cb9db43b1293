import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';

/**
 * What the form of one tab shows: a person may have several, on several machines. `row_updated_at` is when the draft said that it was
 * changed; it only moves on, so that a question asked before a save and answered after it does not undo the save.
 */
const TABLE = `
  create table if not exists edit_sessions (
    user_id int not null,
    session text not null,
    document_id text not null,
    locale text not null,
    row_updated_at timestamptz not null,
    at timestamptz not null default clock_timestamp(),
    primary key (user_id, session, document_id, locale)
  );`;

/** Safe to repeat, and for several processes that start together. */
export async function createEditSessions(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('edit sessions'))`);
    await trx.raw(TABLE);
  });
}

/** The form that a call comes from: of which tab, and what it has read of which document. */
export type EditSession = { session: string; documentId: string; locale: string; updatedAt: Date };

/** When the draft that a form shows was changed: it shows at least what it says that it has read. */
export async function noteEditSession(
  database: Database,
  shown: EditSession & { userId: number },
): Promise<Date> {
  const { userId, session, documentId, locale, updatedAt } = shown;
  const { rows }: { rows: { row_updated_at: Date }[] } = await database.raw(
    `insert into edit_sessions (user_id, session, document_id, locale, row_updated_at) values (?, ?, ?, ?, ?)
     on conflict (user_id, session, document_id, locale) do update
       set row_updated_at = greatest(edit_sessions.row_updated_at, excluded.row_updated_at), at = clock_timestamp()
     returning row_updated_at`,
    [userId, session, documentId, locale, updatedAt],
  );
  return rows[0]?.row_updated_at ?? updatedAt;
}

const HEADER = 'X-Edit-Session';
/** « session;document;language;moment »: a type without languages has none. */
const VALUE = /^([0-9a-f]{32});([a-z0-9]{1,64});([a-z]{0,2});(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)$/;

export function parseEditSession(value: string): EditSession | null {
  const [, session, documentId, locale, moment] = VALUE.exec(value) ?? [];
  if (!session || !documentId || locale === undefined || !moment) return null;
  const updatedAt = new Date(moment);
  return Number.isNaN(updatedAt.getTime()) ? null : { session, documentId, locale, updatedAt };
}

/** Null: a script, a list of documents, a page of the panel that is no form. */
export function currentEditSession(strapi: Core.Strapi): EditSession | null {
  return parseEditSession(strapi.requestContext.get()?.get(HEADER) ?? '');
}
