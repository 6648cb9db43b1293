import type { Core } from '@strapi/strapi';

/**
 * What the last question to each address gave, and the nights on which all were asked: the row of a night is taken by one process, and
 * by another one when the first says nothing of itself any more. Tables of their own: a check changes nothing that the site shows.
 */
const TABLES = `
  create table if not exists crm_link_checks (
    site text not null,
    url text not null,
    status int,
    failure text,
    checked_at timestamptz not null,
    primary key (site, url)
  );
  create table if not exists crm_check_runs (
    site text not null,
    night date not null,
    started_at timestamptz not null default clock_timestamp(),
    touched_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz,
    primary key (site, night)
  );`;

/** Safe to repeat, and for several processes that start together. */
export async function createCheckTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('crm check tables'))`);
    await trx.raw(TABLES);
  });
}
