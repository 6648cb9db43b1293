import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const NO_MAIL = 'Aucun e-mail ne part de ce service.';

/**
 * ACC-05: takes the place of Strapi's provider, which is `sendmail` unless another is installed and speaks to the mail server of whatever
 * address is named. Strapi lower-cases the path of a provider, so that one of ours cannot be named in the settings.
 */
export function closeMail(strapi: Core.Strapi): void {
  // Strapi tells the message of an error with this status, and hides any other behind a 500.
  const send = () => Promise.reject(Object.assign(new errors.ApplicationError(NO_MAIL), { statusCode: 400 }));
  Object.assign(strapi.plugin('email'), { provider: { send } });
  strapi.config.set('plugin::email.provider', 'none');
}
