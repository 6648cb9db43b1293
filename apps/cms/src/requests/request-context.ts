import { AsyncLocalStorage } from 'node:async_hooks';

/** What the service knows of the request it answers, wherever it is in its work. */
export type RequestContext = {
  requestId: string;
  /** What the database did for it so far. */
  statements: number;
  databaseMs: number;
};

export const requestContext = new AsyncLocalStorage<RequestContext>();
