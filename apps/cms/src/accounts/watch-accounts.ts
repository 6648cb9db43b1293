import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fenceActions, type Action, type PanelContext } from '../fence/panel-actions';
import { panelUser } from '../panel-api/panel-routes';
import type { AccountEventKind } from './account-event.model';
import type { StoredUser } from './find-accounts';
import { actorOf, recordAccount } from './record-account-event';

const USER = 'admin::user';
/** PostgreSQL refuses a larger one with an error. */
const MAX_ID = 2 ** 31;

type Where = { id: number } | { email: string } | { id: { $in: number[] } };

const findStored = (strapi: Core.Strapi, where: Where): Promise<StoredUser[]> =>
  strapi.db.query(USER).findMany({ where, populate: ['roles'] });

/** Whom Strapi's answer logs in: after a login, an invitation and a new password. */
async function findLoggedIn(strapi: Core.Strapi, ctx: PanelContext): Promise<StoredUser | undefined> {
  const { data } = (ctx.body ?? {}) as { data?: { user?: { id?: unknown } } };
  const id = data?.user?.id;
  return typeof id === 'number' ? (await findStored(strapi, { id }))[0] : undefined;
}

/** A refused login is told for an account that there is. Nobody waits for it: its time would tell that there is one (ACC-06). */
function recordRefusal(strapi: Core.Strapi, ctx: PanelContext): void {
  const { email } = (ctx.request.body ?? {}) as { email?: unknown };
  if (typeof email !== 'string') return;
  const record = async () => {
    const [user] = await findStored(strapi, { email: email.toLowerCase() });
    if (user) await recordAccount(strapi, 'login-refused', user, actorOf(ctx, null));
  };
  record().catch((error: Error) => strapi.log.warn(`a refused login is not recorded: ${error.message}`));
}

function watchDoors(strapi: Core.Strapi): void {
  const login =
    (original: Action): Action =>
    async (ctx, next) => {
      try {
        await original(ctx, next);
      } catch (error) {
        if (error instanceof errors.ApplicationError) recordRefusal(strapi, ctx);
        throw error;
      }
      const user = await findLoggedIn(strapi, ctx);
      if (user) await recordAccount(strapi, 'logged-in', user, actorOf(ctx, user));
    };
  const linkUsed =
    (isFirst: boolean) =>
    (original: Action): Action =>
    async (ctx, next) => {
      await original(ctx, next);
      const user = await findLoggedIn(strapi, ctx);
      // Whoever holds a link may use it: the journal names the address, and nobody.
      if (user) await recordAccount(strapi, 'link-used', user, actorOf(ctx, null), { isFirst });
    };
  fenceActions(strapi, 'admin::authentication', {
    login,
    register: linkUsed(true),
    resetPassword: linkUsed(false),
  });
  fenceActions(strapi, 'admin::authenticated-user', {
    updateMe: (updateMe) => async (ctx, next) => {
      await updateMe(ctx, next);
      const [user] = ctx.status < 400 ? await findStored(strapi, { id: panelUser(ctx).id }) : [];
      if (user) await recordAccount(strapi, 'changed-by-owner', user, actorOf(ctx, user));
    },
  });
}

/** Strapi's own settings, which administrators of the service alone reach. */
function watchAdministration(strapi: Core.Strapi): void {
  const idsOf = ({ params, request }: PanelContext): number[] =>
    [params.id ?? (request.body as { ids?: unknown } | null)?.ids ?? []]
      .flat()
      .map(Number)
      .filter((id) => Number.isInteger(id) && Math.abs(id) < MAX_ID);
  const watch =
    (kind: AccountEventKind) =>
    (original: Action): Action =>
    async (ctx, next) => {
      // Before: a deleted account has no name.
      const subjects = await findStored(strapi, { id: { $in: idsOf(ctx) } });
      await original(ctx, next);
      for (const subject of subjects)
        await recordAccount(strapi, kind, subject, actorOf(ctx, panelUser(ctx)));
    };
  fenceActions(strapi, 'admin::user', {
    create: (create) => async (ctx, next) => {
      await create(ctx, next);
      const { id } = (ctx.body as { data: { id: number } }).data;
      const [created] = await findStored(strapi, { id });
      if (created)
        await recordAccount(strapi, 'created-by-administrator', created, actorOf(ctx, panelUser(ctx)));
    },
    update: watch('changed-by-administrator'),
    deleteOne: watch('deleted-by-administrator'),
    deleteMany: watch('deleted-by-administrator'),
  });
}

/** ACC-07: logins, passwords and what administrators do to accounts, for the journal. */
export function watchAccounts(strapi: Core.Strapi): void {
  watchDoors(strapi);
  watchAdministration(strapi);
}
