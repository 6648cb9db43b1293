import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { SiteKey } from '@meridia/domain/sites';

const MEMO_MS = 5000;

export type Account = {
  id: number;
  username: string;
  site: SiteKey;
  role: 'site-reader' | 'site-preview';
  actions: ReadonlySet<string>;
};

type RequestWithToken = { state: Record<string, unknown>; request: unknown };
type Auth = { credentials: Account };
type AuthConfig = { scope?: string | string[] };

const memo = new Map<number, { account: Promise<Account | null>; until: number }>();

/** A changed account or role counts at once in this process; elsewhere within MEMO_MS. */
export function forgetAccounts(): void {
  memo.clear();
}

async function loadAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  const user = await strapi.db.query('plugin::users-permissions.user').findOne({
    where: { id, blocked: false },
    populate: { role: { populate: { permissions: { select: ['action'] } } } },
  });
  if (!user?.site || !user.role) return null;

  const actions = new Set<string>(user.role.permissions.map(({ action }: { action: string }) => action));
  return { id, username: user.username, site: user.site, role: user.role.type, actions };
}

function findAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  const known = memo.get(id);
  if (known && known.until > Date.now()) return known.account;

  const account = loadAccount(strapi, id);
  memo.set(id, { account, until: Date.now() + MEMO_MS });
  account.catch(() => memo.delete(id));
  return account;
}

async function tokenUserId(strapi: Core.Strapi, ctx: RequestWithToken): Promise<number | null> {
  try {
    const token = await strapi.plugin('users-permissions').service('jwt').getToken(ctx);
    return typeof token?.id === 'number' ? token.id : null;
  } catch {
    return null;
  }
}

/**
 * Who calls (CALL-01). Strapi's own strategy answers 401 when the database is down, because it catches everything;
 * this one lets an outage through, so that it becomes a 503, and asks the database once for what takes Strapi six queries.
 * API tokens are not accepted: they carry no school.
 */
export const serviceAccountStrategy = {
  name: 'service-account',

  async authenticate(ctx: RequestWithToken) {
    const id = await tokenUserId(strapi, ctx);
    const account = id === null ? null : await findAccount(strapi, id);
    if (!account) return { authenticated: false };

    ctx.state.account = account;
    return { authenticated: true, credentials: account };
  },

  verify({ credentials }: Auth, { scope = [] }: AuthConfig) {
    const isAllowed = [scope].flat().every((action) => credentials.actions.has(action));
    if (!isAllowed) throw new errors.ForbiddenError();
  },
};
