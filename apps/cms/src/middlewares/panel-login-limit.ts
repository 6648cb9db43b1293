import type { Context, Next } from 'koa';
import { count } from '@meridia/telemetry/instruments';
import { createLoginLimiter } from '../auth/login-limiter';
import { readEnvironment } from '../env';

/** The doors of the panel where a password, a code or a right can be guessed. */
const DOORS = /^\/admin\/(login|register|register-admin|forgot-password|reset-password)\/?$/i;

const limiter = createLoginLimiter(readEnvironment().LOGIN_ATTEMPTS_PER_MINUTE);

/** Strapi limits attempts by e-mail: one address could try a thousand of them. This one counts by address only (C-06). */
export default () => async (ctx: Context, next: Next) => {
  if (ctx.method !== 'POST' || !DOORS.test(ctx.path) || limiter.isAllowed(ctx.request.ip)) return next();

  count('meridia.calls.rejected', { reason: 'panel-login-limit' });
  ctx.set('Retry-After', '60');
  ctx.tooManyRequests('Trop de tentatives : réessayez dans une minute.');
};
