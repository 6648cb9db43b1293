import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isDatabaseOutage } from '../lifecycle/database-outage.rules';
import { serviceState } from '../lifecycle/service-state';

/** A wait for a connection (4 s) and a wait for an answer (6 s) may follow each other: their sum is too long for a caller. */
const LONGEST_READ_MS = 6000;

function answerUnavailable(ctx: Context): void {
  ctx.status = 503;
  ctx.set('Retry-After', '1');
  ctx.body = {
    data: null,
    error: { status: 503, name: 'ServiceUnavailableError', message: 'The database does not answer' },
  };
}

class LateError extends Error {}

/** What is left of a call whose caller has been answered still takes its place among the calls of the service (load-shedding.ts). */
function countUntilEnd(work: Promise<unknown>): void {
  serviceState.calls += 1;
  const end = () => {
    serviceState.calls -= 1;
  };
  void work.then(end, end);
}

/** A read that is late is an outage for its caller; what it still does is left to the timeouts of the database. */
export async function inTime(ctx: Context, next: Next, limitMs = LONGEST_READ_MS): Promise<void> {
  const isRead = ctx.method === 'GET' && /^\/api\//i.test(ctx.path);
  if (!isRead) return next();

  const timer = new AbortController();
  const late = sleep(limitMs, undefined, { signal: timer.signal }).then(
    () => {
      throw new LateError(`no answer in ${limitMs} ms`);
    },
    () => undefined,
  );
  const work = next();
  try {
    await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof LateError) countUntilEnd(work);
    throw error;
  } finally {
    timer.abort();
  }
}

/** An outage of the database is not a fault of the request: 503 with Retry-After, so that the site serves its last good page. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await inTime(ctx, next);
    } catch (error) {
      if (!(error instanceof LateError) && !isDatabaseOutage(error)) throw error;
      strapi.log.warn(`database unavailable: ${error instanceof Error ? error.message : 'unknown'}`);
      answerUnavailable(ctx);
    }
  };
