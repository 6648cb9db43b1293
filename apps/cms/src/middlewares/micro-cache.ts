import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { Account } from '../auth/service-account.strategy';
import { serviceCache } from '../micro-cache/service-cache';
import { factsOf } from '../requests/request-facts';

// The router is not case-sensitive and accepts a final slash: neither may be a way round the cache or into it.
const READS = /^\/api\/(?!(?:changes|published-addresses)\/?$)/i;

/**
 * Reads of service accounts; never the feed of changes, nor the table of addresses, which is large and which each node
 * asks for once: it would be kept for nobody.
 */
function isCacheable(ctx: Context): boolean {
  return ctx.method === 'GET' && READS.test(ctx.path) && Boolean(ctx.get('authorization'));
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
    // What the preview account reads may be a draft: it is shared with callers of the moment, not kept.
    const site = account?.role === 'site-reader' ? account.site : null;
    const type = ctx.type || 'application/json';
    return { answer: { status: ctx.status, type, body, facts: factsOf(ctx) }, site };
  });
  ctx.state.facts = answer.facts;
  ctx.status = answer.status;
  ctx.type = answer.type;
  ctx.body = answer.body;
  if (answer.status === 503) ctx.set('Retry-After', '1');
};
