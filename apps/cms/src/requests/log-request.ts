import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { RequestContext } from './request-context';
import { factsOf, type RequestFacts } from './request-facts';

/** Asked each second by every node of a site and by whoever watches the service. */
const POLLED = new Set(['/api/changes', '/_ready', '/_health']);
/** A poll that takes longer is worth its line. */
const SLOW_MS = 1000;

/** Under which name a line is one of many that say the same. */
export function repetitionOf(
  { route, school }: RequestFacts,
  status: number,
  ms: number,
): string | undefined {
  const isWell = status < 300 && ms < SLOW_MS;
  return POLLED.has(route) && isWell ? `${route} ${school ?? ''}` : undefined;
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** One line for each request, without its query, which may hold what a visitor searched for. */
export function logRequest(strapi: Core.Strapi, ctx: Context, context: RequestContext, ms: number): void {
  const { statusCode: status, writableFinished: isComplete } = ctx.res;
  const facts = factsOf(ctx);
  strapi.log.http('request', {
    requestId: context.requestId,
    method: ctx.method,
    ...facts,
    path: ctx.path,
    status,
    ms: rounded(ms),
    databaseMs: rounded(context.databaseMs),
    statements: context.statements,
    isComplete,
    repeats: repetitionOf(facts, status, ms),
  });
}
