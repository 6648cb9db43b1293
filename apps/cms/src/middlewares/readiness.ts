import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Next } from 'koa';
import type { Core } from '@strapi/strapi';
import { serviceState } from '../lifecycle/service-state';

/** Well under the two seconds that whoever asks may wait. */
const DATABASE_PATIENCE_MS = 750;

async function isDatabaseReachable(strapi: Core.Strapi): Promise<boolean> {
  // Knex's own timeout does not count the wait for a connection, the longest one when the database is frozen.
  const isAnswered = strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([isAnswered, sleep(DATABASE_PATIENCE_MS, false, { ref: false })]);
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
    // Until the last byte has left, not only until the answer is made: a media file is still on its way then.
    serviceState.requests += 1;
    ctx.res.once('close', () => {
      serviceState.requests -= 1;
    });
    try {
      if (ctx.path === '/_ready') answer(ctx, !serviceState.draining && (await isDatabaseReachable(strapi)));
      else await next();
    } finally {
      // Said with the answer, not on arrival: a call under way when the signal came must close its connection too.
      if (serviceState.draining) ctx.set('Connection', 'close');
    }
  };
