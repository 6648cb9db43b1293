import { AsyncLocalStorage } from 'node:async_hooks';

/** What the server knows of the request being answered. */
export type RequestContext = {
  requestId: string;
  /** What names it to the next process: of W3C Trace Context. */
  traceparent: () => string | null;
  /** What answers it, in words of which there are few; whoever answers says so. */
  route: string;
};

export const requestContext = new AsyncLocalStorage<RequestContext>();

export function setRoute(route: string): void {
  const current = requestContext.getStore();
  if (current) current.route = route;
}

/** For a call to the content service: the same request in its log, and in that of its database. */
export function callHeaders(): Record<string, string> {
  const current = requestContext.getStore();
  if (!current) return {};
  const traceparent = current.traceparent();
  return { 'X-Request-Id': current.requestId, ...(traceparent && { traceparent }) };
}
