import type { Core } from '@strapi/strapi';

/**
 * What documents name in their texts, addresses, filters and picture fields: a name a row, see names.rules.ts. Relations are not
 * here: Strapi's own tables of links say them, and change without a write of the document that has the field.
 */
export async function createUseTables(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists content_uses (
      site text not null,
      uid text not null,
      document_id text not null,
      locale text,
      is_published boolean not null,
      field text not null,
      kind text not null,
      name text not null
    );
    create table if not exists content_uses_version (version int not null);
  `);
}
