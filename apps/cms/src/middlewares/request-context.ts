import { SpanKind } from '@opentelemetry/api';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { inTrace } from '@meridia/telemetry/traces';
import { logRequest } from '../requests/log-request';
import { describeSpan, measureRequest } from '../requests/measure-request';
import { requestContext } from '../requests/request-context';
import { namesOf } from '../requests/request-names';

/** Everything that is done for a request is done under its id, from the edge to the database (C-14). */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const startedAt = performance.now();
    const { requestId, trace } = await namesOf(strapi, ctx);
    const context = { requestId, statements: 0, databaseMs: 0 };
    ctx.set('X-Request-Id', requestId);
    ctx.res.once('close', () => {
      const ms = performance.now() - startedAt;
      logRequest(strapi, ctx, context, ms);
      measureRequest(ctx, ms / 1000);
    });

    await requestContext.run(context, () =>
      inTrace(trace, { name: ctx.method, kind: SpanKind.SERVER }, async (span) => {
        await next();
        if (span) describeSpan(span, ctx);
      }),
    );
  };
