import type { Core } from '@strapi/strapi';

/** How far each node of each school's site has followed the feed of changes: what is fresh there, and since when. */
export async function createNodeTable(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists site_nodes (
      site text not null,
      node uuid not null,
      position bigint not null,
      moved_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (site, node)
    )`);
}
