import type { Core } from '@strapi/strapi';

/** What Strapi does not know of an account: the campuses it is limited to, and when its invitation ends. */
export async function createAccountTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists account_campuses (
      user_id integer not null references admin_users (id) on delete cascade,
      site text not null,
      campus_id text not null,
      primary key (user_id, campus_id)
    );
    create table if not exists account_invitations (
      user_id integer primary key references admin_users (id) on delete cascade,
      ends_at timestamptz not null
    );
  `);
}
