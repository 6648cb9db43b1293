import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { Account } from '../auth/service-account.strategy';
import { serviceCache } from '../micro-cache/service-cache';

/** Reads of service accounts; never the feed of changes, never drafts. */
function isCacheable(ctx: Context): boolean {
  const isRead = ctx.method === 'GET' && ctx.path.startsWith('/api/') && ctx.path !== '/api/changes';
  return isRead && Boolean(ctx.get('authorization')) && !ctx.querystring.includes('status=draft');
}

function toKey(ctx: Context): string {
  // The token is hashed so that a heap dump of the cache holds no credentials.
  return `${createHash('sha256').update(ctx.get('authorization')).digest('base64url')} ${ctx.url}`;
}

export default () => async (ctx: Context, next: Next) => {
  if (!isCacheable(ctx)) return next();

  const answer = await serviceCache.answer(toKey(ctx), async () => {
    await next();
    const account = ctx.state.account as Account | undefined;
    const body = typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body ?? null);
    return {
      answer: { status: ctx.status, type: ctx.type || 'application/json', body },
      site: account?.site ?? null,
    };
  });
  ctx.status = answer.status;
  ctx.type = answer.type;
  ctx.body = answer.body;
  if (answer.status === 503) ctx.set('Retry-After', '1');
};
