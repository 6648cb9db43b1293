import type { Core } from '@strapi/strapi';

/**
 * « Marquer comme à jour »: the French version that needed no change of the English, with what it said, so that old versions may go. It
 * goes with the history of its document.
 */
const TABLES = `
  create table if not exists translation_marks (
    document_id text primary key,
    site text not null,
    uid text not null,
    french_version bigint not null,
    french jsonb not null,
    author_id int,
    author text,
    at timestamptz not null default clock_timestamp()
  );`;

/** Safe to repeat, and for several processes that start together. */
export async function createTranslationTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('translation tables'))`);
    await trx.raw(TABLES);
  });
}
