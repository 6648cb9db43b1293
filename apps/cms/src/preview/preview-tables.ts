import type { Core } from '@strapi/strapi';

/** The preview links that were given away. One that is over says nothing any more, and goes after a while. */
export async function createPreviewTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists preview_links (
      id uuid primary key default gen_random_uuid(),
      site text not null,
      uid text not null,
      document_id text not null,
      locale text not null,
      made_by integer not null,
      made_at timestamptz not null default clock_timestamp(),
      ends_at timestamptz not null,
      revoked_at timestamptz
    );
  `);
}
