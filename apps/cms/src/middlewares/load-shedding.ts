import type { Context, Next } from 'koa';
import { count } from '@meridia/telemetry/instruments';
import { readEnvironment } from '../env';
import { serviceState } from '../lifecycle/service-state';

const max = readEnvironment().MAX_CALLS_IN_FLIGHT;

/** Beyond its capacity the service says so at once: a queue would make every caller late. */
export default () => async (ctx: Context, next: Next) => {
  if (!/^\/api\//i.test(ctx.path)) return next();
  if (serviceState.calls >= max) {
    count('meridia.calls.rejected', { reason: 'overload' });
    ctx.status = 503;
    ctx.set('Retry-After', '1');
    ctx.body = {
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', message: 'Too many calls at once' },
    };
    return;
  }
  serviceState.calls += 1;
  try {
    await next();
  } finally {
    serviceState.calls -= 1;
  }
};
