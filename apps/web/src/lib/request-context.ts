import { AsyncLocalStorage } from 'node:async_hooks';

/** What the server knows of the request being answered. */
export type RequestContext = { requestId: string };

export const requestContext = new AsyncLocalStorage<RequestContext>();
