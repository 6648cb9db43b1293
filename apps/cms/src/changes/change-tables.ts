import type { Core } from '@strapi/strapi';

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
    create table if not exists content_processes (id uuid primary key, heartbeat timestamptz not null);
  `);
}
