import type { Core } from '@strapi/strapi';

/** ACC-07. An event outlives its account, whose name it therefore holds. */
export async function createAccountEvents(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists account_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null,
      site text,
      subject_id integer,
      subject text not null,
      actor_id integer,
      actor text not null,
      address text not null,
      detail jsonb not null default '{}',
      times integer not null default 1,
      slot text unique
    );
    create index if not exists account_events_site on account_events (site, at desc);
    create index if not exists account_events_subject on account_events (subject_id, at desc);
    create index if not exists account_events_at on account_events (at);
  `);
}
