import type { Core } from '@strapi/strapi';

/**
 * How often each redirect was used, by day; what was asked for in vain; and the batches that were counted, so that none counts twice.
 * Tables of their own: writing them changes nothing that the site shows, and no page has to be made again.
 */
const TABLES = `
  create table if not exists redirect_uses (
    site text not null,
    document_id text not null,
    day date not null,
    times bigint not null,
    primary key (document_id, day)
  );
  create table if not exists unknown_addresses (
    site text not null,
    path text not null,
    referrer text,
    times bigint not null,
    first_day date not null,
    last_day date not null,
    is_ignored boolean not null default false,
    primary key (site, path)
  );
  create table if not exists redirect_batches (
    id uuid primary key,
    received_at timestamptz not null default now()
  );`;

/** Safe to repeat, and for several processes that start together. */
export async function createDeskTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('redirect desk tables'))`);
    await trx.raw(TABLES);
  });
}
