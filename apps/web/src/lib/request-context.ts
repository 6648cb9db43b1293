import { AsyncLocalStorage } from 'node:async_hooks';

/** What the server knows of the request being answered. */
export type RequestContext = {
  requestId: string;
  /** Shared by the requests under way for one address: Next renders a page once for all of them. */
  render: { failedStatus?: number };
};

const KEY = Symbol.for('meridia.request-context');
type Holder = { [KEY]?: AsyncLocalStorage<RequestContext> };

/** On the global object: the server and Next's bundle each have a copy of this module, in one process. */
const holder = globalThis as Holder;
export const requestContext = (holder[KEY] ??= new AsyncLocalStorage<RequestContext>());

/** Says why the render under way fails: Next itself knows of no other status than 500. */
export function noteFailedRender(status: number): void {
  const context = requestContext.getStore();
  if (context) context.render.failedStatus = status;
}
