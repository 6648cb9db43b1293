import type { Span } from '@opentelemetry/api';
import type { Context } from 'koa';
import { record } from '@meridia/telemetry/instruments';
import { factsOf } from './request-facts';

/** The panel has hundreds of routes, which nobody watches one by one: they would crowd out those of the sites. */
export function measuredRoute(route: string): string {
  return /^\/(?:api|media|_ready|_health)(?:\/|$)/.test(route) || route === 'none' ? route : 'panel';
}

export function measureRequest(ctx: Context, seconds: number): void {
  record('http.server.request.duration', seconds, {
    'http.request.method': ctx.method,
    'http.route': measuredRoute(factsOf(ctx).route),
    'http.response.status_code': String(ctx.res.statusCode),
  });
}

/** What is known at its end only. */
export function describeSpan(span: Span, ctx: Context): void {
  const { route, school } = factsOf(ctx);
  span.updateName(`${ctx.method} ${route}`);
  span.setAttributes({
    'http.request.method': ctx.method,
    'http.route': route,
    'url.path': ctx.path,
    'http.response.status_code': ctx.status,
    ...(school ? { school } : {}),
  });
}
