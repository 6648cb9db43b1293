import bcrypt from 'bcryptjs';
import type { Core } from '@strapi/strapi';
import { readEnvironment, type ServiceAccount } from '../env';

const USERS = 'plugin::users-permissions.user';

async function setAccount(strapi: Core.Strapi, account: ServiceAccount): Promise<void> {
  const users = strapi.db.query(USERS);
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: account.role } });
  const found = await users.findOne({ where: { username: account.username } });
  const isSamePassword = found?.password && (await bcrypt.compare(account.password, found.password));
  const data = {
    username: account.username,
    email: `${account.username}@service.invalid`,
    provider: 'local',
    confirmed: true,
    blocked: false,
    site: account.site,
    role: role.id,
    ...(isSamePassword ? {} : { password: await bcrypt.hash(account.password, 10) }),
  };
  if (found) await users.update({ where: { id: found.id }, data });
  else await users.create({ data });
}

/** The accounts of the environment, and no others: one that has left it can no longer log in. */
export async function setServiceAccounts(strapi: Core.Strapi): Promise<void> {
  const accounts = readEnvironment().SERVICE_ACCOUNTS;
  for (const account of accounts) await setAccount(strapi, account);
  await strapi.db.query(USERS).updateMany({
    where: { username: { $notIn: accounts.map(({ username }) => username) } },
    data: { blocked: true },
  });
}
