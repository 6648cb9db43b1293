import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isDatabaseOutage } from '../lifecycle/database-outage.rules';

class ServiceUnavailableError extends errors.HttpError {
  override readonly status = 503;
  override name = 'ServiceUnavailableError';
}

/** An outage of the database is not a fault of the request: 503 with Retry-After, so that the site serves its last good page. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      strapi.log.warn(`database unavailable: ${error instanceof Error ? error.message : 'unknown'}`);
      ctx.set('Retry-After', '1');
      throw new ServiceUnavailableError('The database does not answer');
    }
  };
