import type { Core } from '@strapi/strapi';

/** How far a rebuild has come: to which document of which type. A start that finds a row goes on from there. */
export async function createRebuildTable(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists index_rebuilds (
      name text primary key,
      version int not null,
      uid text not null,
      document_id text not null
    )`);
}
