import type { Core } from '@strapi/strapi';
import { KEPT_DAYS } from '@meridia/domain/retention';

/** What was deleted, as it was, until its end. `snapshot` is a Snapshot of snapshots/, or a BinnedPicture. */
export async function createBinTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists content_bin (
      id bigint generated always as identity primary key,
      site text not null,
      uid text not null,
      document_id text not null,
      locales text[] not null,
      title text not null,
      was_published boolean not null,
      snapshot jsonb not null,
      deleted_by text not null,
      deleted_at timestamptz not null default now(),
      ends_at timestamptz not null default now() + interval '${KEPT_DAYS.bin} days'
    );
  `);
}
