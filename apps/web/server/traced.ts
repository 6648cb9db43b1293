import type { IncomingMessage } from 'node:http';
import { isTraceId } from '@meridia/telemetry/trace-parent';
import { inTrace, startOfTrace } from '@meridia/telemetry/traces';
import type { RequestContext } from '@/lib/request-context';

/** Answers a request as the first span of its trace, if it is one of those that are traced. Never with its query: a visitor may have typed it. */
export function traced(
  context: RequestContext,
  { method = '' }: IncomingMessage,
  answer: () => Promise<void>,
): Promise<void> {
  const start = isTraceId(context.requestId) ? startOfTrace(context.requestId) : null;
  const attributes = { 'http.request.method': method, 'meridia.request.id': context.requestId };
  return inTrace(start, { name: method, attributes }, async (span) => {
    await answer();
    span?.updateName(`${method} ${context.route}`).setAttribute('http.route', context.route);
  });
}
