import { unwatchFile, watchFile } from 'node:fs';
import bcrypt from 'bcryptjs';
import type { Core } from '@strapi/strapi';
import { currentServiceAccounts, serviceAccountsFile, type ServiceAccount } from '../env';

const USERS = 'plugin::users-permissions.user';
/** Asked of the disk, not of the kernel: a mounted secret changes by a link to another folder, of which no event tells. */
const LOOK_AGAIN_MS = 2000;

async function addAccount(
  strapi: Core.Strapi,
  { username, password, site, role }: ServiceAccount,
): Promise<void> {
  const users = strapi.db.query(USERS);
  if ((await users.count({ where: { username } })) > 0) return;

  const { id } = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  await users.create({
    data: {
      username,
      email: `${username}@service.invalid`,
      provider: 'local',
      confirmed: true,
      blocked: false,
      site,
      role: id,
      password: await bcrypt.hash(password, 10),
    },
  });
}

/** A process may run on half an environment, or on the one of last week: it says what it does not know, and blocks nobody. */
async function warnOfOthers(strapi: Core.Strapi, known: readonly string[]): Promise<void> {
  const others: { username: string }[] = await strapi.db
    .query(USERS)
    .findMany({ select: ['username'], where: { blocked: false, username: { $notIn: known } } });
  if (others.length === 0) return;
  const names = others.map(({ username }) => username).join(', ');
  strapi.log.warn(
    `accounts that SERVICE_ACCOUNTS does not name can log in; block them if they must not: ${names}`,
  );
}

/**
 * The accounts of the environment exist. One that exists is left as it is, blocked or with another password (C-07): a
 * password is changed by an account of another name, and the one before is blocked in the panel.
 */
export async function addServiceAccounts(strapi: Core.Strapi): Promise<void> {
  const accounts = currentServiceAccounts();
  await strapi.db.transaction(async ({ trx }) => {
    // Every process sees the same new file within two seconds.
    await trx.raw(`select pg_advisory_xact_lock(hashtext('service accounts'))`);
    for (const account of accounts) await addAccount(strapi, account);
  });
  await warnOfOthers(
    strapi,
    accounts.map(({ username }) => username),
  );
}

/** An account that comes into the file is there without a restart: the first half of a new password. Answers how to end it. */
export function watchServiceAccounts(strapi: Core.Strapi): () => void {
  const file = serviceAccountsFile();
  if (!file) return () => undefined;
  const addAgain = () => {
    addServiceAccounts(strapi).catch((error: Error) =>
      strapi.log.error(`service accounts not read again: ${error.message}`),
    );
  };
  watchFile(file, { interval: LOOK_AGAIN_MS, persistent: false }, addAgain);
  return () => unwatchFile(file, addAgain);
}
