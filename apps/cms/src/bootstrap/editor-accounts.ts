import type { Core } from '@strapi/strapi';
import { ADMIN_ROLES } from '../editor/roles.data';
import { readEnvironment, type Editor } from '../env';
import { roleCodeOf } from '../fence/editor-schools.rules';

async function addAccount(
  strapi: Core.Strapi,
  { site, role: kind, password, ...identity }: Editor,
): Promise<void> {
  const users = strapi.service('admin::user');
  const email = identity.email.toLowerCase();
  if (await users.findOneByEmail(email)) return;

  const code = site ? roleCodeOf(site, kind) : ADMIN_ROLES.superAdmin.code;
  const role = await strapi.service('admin::role').findOne({ code });
  await users.create({
    ...identity,
    email,
    password,
    roles: [role.id],
    isActive: true,
    blocked: false,
    preferedLanguage: 'fr',
    registrationToken: null,
  });
}

/**
 * The accounts of the environment exist. One that exists is left as it is: it may have been deactivated, or its password
 * changed, for a reason that this process does not know (C-07).
 */
export async function addEditorAccounts(strapi: Core.Strapi): Promise<void> {
  for (const editor of readEnvironment().EDITORS) await addAccount(strapi, editor);
}
