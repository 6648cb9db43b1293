import type { Core } from '@strapi/strapi';

/** What was done at its time, and what could not be, for those who planned it. */
export async function createScheduleTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists schedule_outcomes (
      id bigint generated always as identity primary key,
      site text not null,
      uid text not null,
      document_id text not null,
      action text not null,
      due_at timestamptz not null,
      done_at timestamptz not null default clock_timestamp(),
      problem text
    )`);
}
