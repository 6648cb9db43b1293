import type { Core } from '@strapi/strapi';

/** The right to see to the accounts of one's school; an administrator has every right. */
export const MANAGE_ACCOUNTS = 'api::accounts.manage';

/** Before Strapi gives its administrators all that is known by then. */
export async function registerManageAccounts(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission');
  await actionProvider.register({
    section: 'settings',
    category: 'Comptes',
    uid: 'accounts.manage',
    displayName: 'Gérer les comptes de l’école',
  });
}
