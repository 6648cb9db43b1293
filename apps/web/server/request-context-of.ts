import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isTraceId, writeTraceparent } from '@meridia/telemetry/trace-parent';
import { activeSpan, startOfTrace } from '@meridia/telemetry/traces';
import type { RequestContext } from '@/lib/request-context';

const newId = () => randomUUID().replaceAll('-', '');

/** Ids of our own edge are kept, so that its log and ours can be read together; made here, they are ids of traces too. */
function requestIdOf({ headers }: IncomingMessage, isEdgeTrusted: boolean): string {
  const given = headers['x-request-id'];
  const isUsable = isEdgeTrusted && typeof given === 'string' && /^[\w.-]{1,100}$/.test(given);
  return isUsable ? given : newId();
}

function contextOf(requestId: string, route: string): RequestContext {
  const traceparent = () => {
    const span = activeSpan() ?? (isTraceId(requestId) ? startOfTrace(requestId) : null);
    return span && writeTraceparent(span);
  };
  return { requestId, traceparent, route };
}

export const requestContextOf = (request: IncomingMessage, isEdgeTrusted: boolean): RequestContext =>
  contextOf(requestIdOf(request, isEdgeTrusted), 'other');

/** For what the node does by itself: an id of its own, in its log and in that of the content service. */
export const backgroundContext = (): RequestContext => contextOf(newId(), 'background');
