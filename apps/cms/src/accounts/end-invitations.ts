import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fenceActions, type Action, type PanelContext } from '../fence/panel-actions';
import { hashToken } from './link-token';

const OVER =
  'Ce lien d’invitation n’est plus valable. Demandez-en un nouveau à la personne responsable de votre école.';

/** Strapi's invitations never end: those that have an end of ours do. */
async function requireStanding(strapi: Core.Strapi, token: unknown): Promise<void> {
  const user: { id: number } | null =
    typeof token === 'string' && token !== ''
      ? await strapi.db
          .query('admin::user')
          .findOne({ where: { registrationToken: hashToken(token) }, select: ['id'] })
      : null;
  const over: unknown =
    user &&
    (await strapi.db
      .connection('account_invitations')
      .where({ user_id: user.id })
      .where('ends_at', '<=', strapi.db.connection.fn.now())
      .first('user_id'));
  if (!user || over) throw new errors.ValidationError(OVER);
}

/** ACC-05: an invitation is good for seven days, and once. */
export function endInvitations(strapi: Core.Strapi): void {
  const fence =
    (tokenOf: (ctx: PanelContext) => unknown) =>
    (original: Action): Action =>
    async (ctx, next) => {
      await requireStanding(strapi, tokenOf(ctx));
      return original(ctx, next);
    };
  fenceActions(strapi, 'admin::authentication', {
    registrationInfo: fence(({ query }) => query.registrationToken),
    register: fence(
      ({ request }) => (request.body as { registrationToken?: unknown } | null)?.registrationToken,
    ),
  });
}
