import type { Core } from '@strapi/strapi';

/**
 * What the guard said of a document in a language, as a draft or as it is published: of which state of it (`stamp`) and on which day, since
 * some of it is about days. Derived: what is missing is looked at again.
 */
export async function createFindingTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists content_findings (
      site text not null,
      uid text not null,
      document_id text not null,
      locale text not null,
      status text not null,
      stamp text not null,
      day text not null,
      findings jsonb not null,
      written_at timestamptz not null default clock_timestamp(),
      primary key (uid, document_id, locale, status)
    )`);
}
