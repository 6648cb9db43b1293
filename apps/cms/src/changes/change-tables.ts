import type { Core } from '@strapi/strapi';

const KEPT_DAYS = 30;

/**
 * The outbox and the processes that must have forgotten a change before it is announced.
 * A row gets its number (`seq`) only when it is announced, see announcement.ts.
 */
export async function createChangeTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists content_changes (
      id bigint generated always as identity primary key,
      seq bigint unique,
      site text not null,
      uid text not null,
      document_id text not null,
      locale text,
      action text not null,
      emptied_by uuid[] not null default '{}',
      seen_at timestamptz,
      created_at timestamptz not null default clock_timestamp()
    );
    create sequence if not exists content_changes_numbers;
    create index if not exists content_changes_pending_idx on content_changes (id) where seq is null;
    create index if not exists content_changes_feed_idx on content_changes (site, seq) where seq is not null;
    create table if not exists content_processes (id uuid primary key, heartbeat timestamptz not null);
  `);
  await purgeChanges(strapi);
}

/** The last row of a school stays however old it is: it is where the feed ends. */
export async function purgeChanges(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    delete from content_changes where seq is not null and created_at < now() - interval '${KEPT_DAYS} days'
      and exists (select 1 from content_changes later where later.site = content_changes.site and later.seq > content_changes.seq);
    delete from content_processes where heartbeat < now() - interval '1 day'`);
}
