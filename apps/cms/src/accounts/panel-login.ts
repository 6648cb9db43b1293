import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fenceActions } from '../fence/panel-actions';

type Credentials = { email: string; password: string };
type AuthService = {
  checkCredentials: (credentials: Credentials) => Promise<unknown>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
};

const NO_MESSAGES =
  'Aucun e-mail ne part d’ici : demandez un lien à la personne qui gère les comptes de votre école.';

/** ACC-05: no message leaves the service. Strapi would end the link that a manager has given, and send one that does not arrive. */
export function closeForgottenPassword(strapi: Core.Strapi): void {
  fenceActions(strapi, 'admin::authentication', {
    forgotPassword: () => () => {
      throw new errors.ApplicationError(NO_MESSAGES);
    },
  });
}

/** ACC-06: a password is compared for an account that there is and for one that there is not, so that time does not tell them apart. */
export async function compareForEveryEmail(strapi: Core.Strapi): Promise<void> {
  const auth = strapi.service('admin::auth') as unknown as AuthService;
  const { checkCredentials } = auth;
  const hashOfNobody = await auth.hashPassword(randomBytes(24).toString('base64url'));
  Object.assign(auth, {
    checkCredentials: async (credentials: Credentials) => {
      const { email, password } = credentials;
      const user = await strapi.db.query('admin::user').findOne({ where: { email }, select: ['password'] });
      if (!user?.password) await auth.validatePassword(password, hashOfNobody);
      return checkCredentials(credentials);
    },
  });
}
