import type { Context, Next } from 'koa';
import { readEnvironment } from '../env';

const isEncrypted = readEnvironment().PUBLIC_URL.startsWith('https:');

/** Cookies are `Secure` where editors come in by https, whoever ends it: a proxy before this service need not say so. */
export default () => (ctx: Context, next: Next) => {
  if (isEncrypted) ctx.cookies.secure = true;
  return next();
};
