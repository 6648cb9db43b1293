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

/** `/_health` (Strapi's own) says that the process lives; `/_ready` says that it can serve. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.path === '/_ready') answer(ctx, !serviceState.draining && (await isDatabaseReachable(strapi)));
    else await next();
  };
