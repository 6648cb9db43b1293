import type { Context, Next } from 'koa';
import type { Core } from '@strapi/strapi';
import { serviceState } from '../lifecycle/service-state';

const DATABASE_PATIENCE_MS = 1500;

async function isDatabaseReachable(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1').timeout(DATABASE_PATIENCE_MS, { cancel: false });
    return true;
  } catch {
    return false;
  }
}

function answer(ctx: Context, isReady: boolean): void {
  ctx.status = isReady ? 200 : 503;
  ctx.body = { ready: isReady };
}

/**
 * `/_health` (Strapi's own) says that the process lives; `/_ready` says that it can serve. While the process drains,
 * connections are closed after their answer, so that callers reconnect elsewhere.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.path === '/_ready')
      return answer(ctx, !serviceState.draining && (await isDatabaseReachable(strapi)));

    serviceState.requests += 1;
    if (serviceState.draining) ctx.set('Connection', 'close');
    try {
      await next();
    } finally {
      serviceState.requests -= 1;
    }
  };
