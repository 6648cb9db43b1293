import type { Core } from '@strapi/strapi';

/** Files of the folder of media that nothing names, and since when. */
export async function createMediaTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists unnamed_media (
      name text primary key,
      since timestamptz not null
    );
  `);
}
