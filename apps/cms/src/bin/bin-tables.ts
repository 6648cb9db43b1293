import type { Core } from '@strapi/strapi';

const BIN_DAYS = 30;

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
      ends_at timestamptz not null default now() + interval '${BIN_DAYS} days'
    );
    create index if not exists content_bin_school_idx on content_bin (site, deleted_at desc);
    create index if not exists content_bin_document_idx on content_bin (uid, document_id);
    create index if not exists content_bin_end_idx on content_bin (ends_at);
  `);
  await purgeBin(strapi);
}

/** BIN-03: what has been there for 30 days is gone for good. */
export async function purgeBin(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection('content_bin').where('ends_at', '<', strapi.db.connection.fn.now()).delete();
}
