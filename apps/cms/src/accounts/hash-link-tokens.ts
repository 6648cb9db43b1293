import type { Core } from '@strapi/strapi';
import { fenceActions, type Action } from '../fence/panel-actions';
import { hashToken } from './link-token';

type Registration = { registrationToken: string };
type Reset = { resetPasswordToken: string };
type UserService = {
  findRegistrationInfo: (token: string) => Promise<unknown>;
  register: (registration: Registration) => Promise<unknown>;
  updateById: (id: number, data: Registration) => Promise<unknown>;
};
type AuthService = { resetPassword: (reset: Reset) => Promise<unknown> };
type Created = { data?: { id: number; registrationToken?: string } } | undefined;

/** Strapi looks a token up as it is sent: it finds the hash that is kept instead. */
function lookUpHashes(strapi: Core.Strapi): void {
  const users = strapi.service('admin::user') as unknown as UserService;
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  const { findRegistrationInfo, register } = users;
  const { resetPassword } = auth;
  Object.assign(users, {
    findRegistrationInfo: (token: string) => findRegistrationInfo(hashToken(token)),
    register: (sent: Registration) =>
      register({ ...sent, registrationToken: hashToken(sent.registrationToken) }),
  });
  Object.assign(auth, {
    resetPassword: (sent: Reset) =>
      resetPassword({ ...sent, resetPasswordToken: hashToken(sent.resetPasswordToken) }),
  });
}

/** Links from before this release are still good: what is stored as it was sent has 40 characters, a hash 64. */
async function hashStoredTokens(strapi: Core.Strapi): Promise<void> {
  for (const column of ['registration_token', 'reset_password_token'])
    await strapi.db.connection.raw(
      `update admin_users set ?? = encode(sha256(convert_to(??, 'UTF8')), 'hex') where length(??) = 40`,
      [column, column, column],
    );
}

/** An account that an administrator makes in Strapi's own settings: its link is shown once, its token hashed. */
export function hashNewInvitations(strapi: Core.Strapi): void {
  const hashCreated =
    (create: Action): Action =>
    async (ctx, next) => {
      await create(ctx, next);
      const { data } = (ctx.body ?? {}) as NonNullable<Created>;
      if (!data?.registrationToken) return;
      const users = strapi.service('admin::user') as unknown as UserService;
      await users.updateById(data.id, { registrationToken: hashToken(data.registrationToken) });
    };
  fenceActions(strapi, 'admin::user', { create: hashCreated });
}

/** ACC-05: the database holds no token with which somebody could choose the password of another person. */
export async function hashLinkTokens(strapi: Core.Strapi): Promise<void> {
  lookUpHashes(strapi);
  await hashStoredTokens(strapi);
}
