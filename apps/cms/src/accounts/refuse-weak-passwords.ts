import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fenceActions } from '../fence/panel-actions';
import { panelUser } from '../panel-api/panel-routes';
import { problemOfPassword } from './password.rules';

type Sent = Partial<Record<'password' | 'email' | 'firstname' | 'lastname', unknown>>;
type UserService = { updateById: (id: unknown, data: Sent) => Promise<unknown> };

async function check(strapi: Core.Strapi, id: unknown, { password, ...sent }: Sent): Promise<void> {
  if (typeof password !== 'string') return;
  const stored: Sent | null = await strapi.db.query('admin::user').findOne({ where: { id } });
  const texts = [sent, stored ?? {}].flatMap((one) => [one.email, one.firstname, one.lastname]);
  const names = texts.filter((text) => typeof text === 'string');
  const problem = problemOfPassword(password, names);
  if (problem) throw new errors.ApplicationError(problem);
}

/** ACC-09: every password that is chosen in the panel is written by one function of Strapi's; those of the environment are not. */
export function refuseWeakPasswords(strapi: Core.Strapi): void {
  const users = strapi.service('admin::user') as unknown as UserService;
  const { updateById } = users;
  Object.assign(users, {
    async updateById(id: unknown, data: Sent) {
      await check(strapi, id, data);
      return updateById(id, data);
    },
  });
  fenceActions(strapi, 'admin::authenticated-user', {
    // Strapi ends the sessions of the person before it writes.
    updateMe: (updateMe) => async (ctx, next) => {
      await check(strapi, panelUser(ctx).id, ctx.request.body ?? {});
      return updateMe(ctx, next);
    },
  });
}
