import type { Core } from '@strapi/strapi';
import { libraryOf, ownPaths } from './editor-library';
import { schoolsOf, type AdminUser } from './editor-schools.rules';

/** `api::` is what Strapi puts before the name of a condition that no plugin owns. */
export const OWN_SCHOOL_CONDITION = 'api::own-school';
export const OWN_MEDIA_CONDITION = 'api::own-media';

/** The conditions of every permission of an editor: lists, counts, pickers and writes are limited by them. */
export async function registerEditorConditions(strapi: Core.Strapi): Promise<void> {
  const { conditionProvider } = strapi.service('admin::permission');
  await conditionProvider.register({
    displayName: 'Contenu de son école',
    name: 'own-school',
    category: 'École',
    handler: (user: AdminUser) => ({ site: { $in: schoolsOf(user) } }),
  });
  await conditionProvider.register({
    displayName: 'Images de son école',
    name: 'own-media',
    category: 'École',
    handler: async (user: AdminUser) => ({
      folderPath: { $in: await ownPaths(strapi, await libraryOf(strapi, user)) },
    }),
  });
}
