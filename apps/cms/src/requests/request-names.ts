import { randomUUID } from 'node:crypto';
import type { SpanContext } from '@opentelemetry/api';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isTraceId, parseTraceparent } from '@meridia/telemetry/trace-parent';
import { startOfTrace } from '@meridia/telemetry/traces';
import { givenRequestId } from './request-id.rules';
import { isTrustedCaller } from './trusted-caller';

/** Under which id a request is answered, and the trace it is part of. */
export type RequestNames = { requestId: string; trace: SpanContext | null };

// As the edge makes them: an id that can name a trace too.
const newRequestId = () => randomUUID().replaceAll('-', '');

/** Those that the caller gives, if he is trusted with it; else new ones. */
export async function namesOf(strapi: Core.Strapi, ctx: Context): Promise<RequestNames> {
  const given = givenRequestId(ctx.headers['x-request-id']);
  const parent = parseTraceparent(ctx.get('traceparent'));
  const isTrusted = (given !== undefined || parent !== null) && (await isTrustedCaller(strapi, ctx));

  const requestId = (isTrusted ? given : undefined) ?? newRequestId();
  const own = isTraceId(requestId) ? startOfTrace(requestId) : null;
  return { requestId, trace: (isTrusted ? parent : null) ?? own };
}
