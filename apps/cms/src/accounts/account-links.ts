import type { Core } from '@strapi/strapi';
import type { AccountLink } from './account.model';
import type { StoredUser } from './find-accounts';
import { hashToken } from './link-token';

const LIFE_DAYS = 7;

const endOfLife = () => new Date(Date.now() + LIFE_DAYS * 24 * 60 * 60 * 1000);
const panelAddress = (strapi: Core.Strapi): string => strapi.config.get('admin.absoluteUrl');

/** ACC-05: for somebody who has no password yet. Any link before it is worth nothing from now on. */
async function invitationLink(strapi: Core.Strapi, { id }: StoredUser): Promise<AccountLink> {
  const token: string = strapi.service('admin::token').createToken();
  const endsAt = endOfLife();
  const registrationToken = hashToken(token);
  await strapi.service('admin::user').updateById(id, { registrationToken, isActive: false });
  await strapi.db.transaction(({ trx }) =>
    trx('account_invitations').insert({ user_id: id, ends_at: endsAt }).onConflict('user_id').merge(),
  );
  const address = `${panelAddress(strapi)}/auth/register?registrationToken=${token}`;
  return { address, endsAt: endsAt.toISOString() };
}

/** ACC-05: for somebody who has forgotten hers; her sessions end when she chooses another. */
async function passwordLink(strapi: Core.Strapi, { id }: StoredUser): Promise<AccountLink> {
  const token: string = strapi.service('admin::token').createToken();
  const resetPasswordToken = hashToken(token);
  const resetPasswordTokenExpiresAt = endOfLife();
  await strapi.service('admin::user').updateById(id, { resetPasswordToken, resetPasswordTokenExpiresAt });
  const address = `${panelAddress(strapi)}/auth/reset-password?code=${token}`;
  return { address, endsAt: resetPasswordTokenExpiresAt.toISOString() };
}

export function makeLink(strapi: Core.Strapi, user: StoredUser): Promise<AccountLink> {
  return user.password ? passwordLink(strapi, user) : invitationLink(strapi, user);
}
