import type { Core } from '@strapi/strapi';
import { schoolsOf, type AdminUser } from './editor-schools.rules';

/** `api::` is what Strapi puts before the name of a condition that no plugin owns. */
export const OWN_SCHOOL_CONDITION = 'api::own-school';

/** The condition of every permission of an editor: lists, counts, relation pickers and writes are limited by it. */
export async function registerEditorConditions(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').conditionProvider.register({
    displayName: 'Contenu de son école',
    name: 'own-school',
    category: 'École',
    handler: (user: AdminUser) => ({ site: { $in: schoolsOf(user) } }),
  });
}
