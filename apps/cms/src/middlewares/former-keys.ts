import type { Context, Next } from 'koa';
import { signedAgain } from '../auth/former-keys';
import { readEnvironment } from '../env';

const BEARER = /^bearer (?<token>\S+)$/i;

/**
 * Who logged in before a key was replaced stays logged in: sites (a token in a header) and editors (a token in a header, and one in a
 * cookie, which is only read once its own signature is right).
 */
export default () => (ctx: Context, next: Next) => {
  const { JWT_SECRET, ADMIN_JWT_SECRET } = readEnvironment();
  const keys = /^\/api\//i.test(ctx.path) ? JWT_SECRET : ADMIN_JWT_SECRET;
  if (keys.length === 1) return next();

  const token = BEARER.exec(ctx.get('authorization'))?.groups?.token;
  if (token) ctx.req.headers.authorization = `Bearer ${signedAgain(token, keys)}`;
  const read = ctx.cookies.get.bind(ctx.cookies);
  ctx.cookies.get = (name, options) => {
    const value = read(name, options);
    return value && signedAgain(value, keys);
  };
  return next();
};
