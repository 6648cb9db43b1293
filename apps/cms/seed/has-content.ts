import type { Core } from '@strapi/strapi';

/** Whether any type of a school has a document, in whichever language, draft or published. */
export async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid, attributes }) => uid.startsWith('api::') && 'site' in attributes,
  );
  for (const { uid } of types)
    if (await strapi.db.connection(strapi.db.metadata.get(uid).tableName).first('id')) return true;
  return false;
}
