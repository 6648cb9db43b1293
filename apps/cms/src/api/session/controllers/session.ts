import bcrypt from 'bcryptjs';
import type { Context } from 'koa';
import { z } from 'zod';
import { count } from '@meridia/telemetry/instruments';
import { createLoginLimiter } from '../../../auth/login-limiter';
import { readEnvironment } from '../../../env';

const credentials = z.strictObject({
  username: z.string().min(1).max(100),
  password: z.string().min(1).max(100),
});
// Compared when the user is unknown, so that an unknown name takes as long as a wrong password.
const NOBODYS_HASH = bcrypt.hashSync('nobody', 10);

const limiter = createLoginLimiter(readEnvironment().LOGIN_ATTEMPTS_PER_MINUTE);

async function findUserId({ username, password }: z.infer<typeof credentials>): Promise<number | null> {
  const user = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { username, blocked: false } });
  const isRight = await bcrypt.compare(password, user?.password ?? NOBODYS_HASH);
  return user?.site && isRight ? user.id : null;
}

export default {
  /** POST /login (CALL-01). */
  async login(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    if (!limiter.isAllowed(ctx.request.ip)) {
      count('meridia.logins', { outcome: 'refused' });
      count('meridia.calls.rejected', { reason: 'login-limit' });
      ctx.set('Retry-After', '60');
      return ctx.tooManyRequests('Too many attempts');
    }
    const body = credentials.safeParse((ctx.request as { body?: unknown }).body);
    if (!body.success) return ctx.badRequest('A username and a password are expected');

    const id = await findUserId(body.data);
    count('meridia.logins', { outcome: id === null ? 'failed' : 'ok' });
    if (id === null) return ctx.unauthorized('Invalid credentials');

    const token: string = strapi.plugin('users-permissions').service('jwt').issue({ id });
    ctx.body = { access_token: token, expires_in: readEnvironment().TOKEN_LIFETIME_SECONDS };
  },
};
