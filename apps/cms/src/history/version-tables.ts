import type { Core } from '@strapi/strapi';

/**
 * What was saved and published, by whom and when; `locale` is empty for a type without languages. `row_updated_at` is when the draft said
 * that it was changed: a form that shows this version says the same. `content_openings` holds what the form of somebody shows.
 */
const TABLES = `
  create table if not exists content_versions (
    id bigint generated always as identity primary key,
    site text not null,
    uid text not null,
    document_id text not null,
    locale text not null,
    action text not null,
    author_id int,
    author text,
    title text not null,
    hash text not null,
    snapshot jsonb not null,
    row_updated_at timestamptz not null,
    at timestamptz not null default clock_timestamp()
  );
  create table if not exists content_openings (
    user_id int not null,
    document_id text not null,
    locale text not null,
    row_updated_at timestamptz not null,
    at timestamptz not null default clock_timestamp(),
    primary key (user_id, document_id, locale)
  );`;

/** Safe to repeat, and for several processes that start together. */
export async function createVersionTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('version tables'))`);
    await trx.raw(TABLES);
  });
}
