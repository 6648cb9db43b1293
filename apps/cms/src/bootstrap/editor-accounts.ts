import type { Core } from '@strapi/strapi';
import { readEnvironment, type Editor } from '../env';
import { roleCodeOf } from '../fence/editor-schools.rules';
import { ADMIN_ROLES } from '../editor/roles.data';

function isMatch(stored: Record<string, unknown>, wanted: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([name, value]) => stored[name] === value);
}

async function setAccount(strapi: Core.Strapi, { site, password, ...identity }: Editor): Promise<void> {
  const users = strapi.service('admin::user');
  const code = site ? roleCodeOf(site) : ADMIN_ROLES.superAdmin.code;
  const role = await strapi.service('admin::role').findOne({ code });
  const email = identity.email.toLowerCase();
  const account = {
    ...identity,
    email,
    isActive: true,
    blocked: false,
    preferedLanguage: 'fr',
    registrationToken: null,
  };
  const found = await users.findOneByEmail(email, ['roles']);
  if (!found) {
    await users.create({ ...account, roles: [role.id], password });
    return;
  }
  const roles: { id: number }[] = found.roles;
  const isSameRole = roles.length === 1 && roles[0]?.id === role.id;
  const isSamePassword = await strapi.service('admin::auth').validatePassword(password, found.password ?? '');
  const isSame = isSameRole && isSamePassword && isMatch(found, account);
  if (isSame) return;
  await users.updateById(found.id, { ...account, roles: [role.id], ...(isSamePassword ? {} : { password }) });
}

/** The accounts of the environment exist and can log in. Others, made in the panel, are left alone. */
export async function setEditorAccounts(strapi: Core.Strapi): Promise<void> {
  for (const editor of readEnvironment().EDITORS) await setAccount(strapi, editor);
}
