import { createContentClient, type ContentClient } from '@meridia/content-client/content-client';
import type { ContentLog } from '@meridia/content-client/content-log';
import type { ServerEnvironment } from '@/env/server';

/** Together under the three seconds in which a visitor gets an error page when the content service hangs. */
const TIMEOUT_MS = 2000;
const MAX_WAIT_MS = 800;

const KEY = Symbol.for('meridia.content-client');
type Holder = { [KEY]?: ContentClient };

/**
 * The one client of this process: one login, and one list of calls under way that the change feed can make it forget. On the
 * global object, since the server and Next's bundle each have a copy of this module.
 */
export function contentClient(environment: ServerEnvironment, log: ContentLog): ContentClient {
  const holder = globalThis as Holder;
  holder[KEY] ??= createContentClient({
    baseUrl: environment.CONTENT_API_URL,
    username: environment.CONTENT_USERNAME,
    password: environment.CONTENT_PASSWORD,
    timeoutMs: TIMEOUT_MS,
    maxWaitMs: MAX_WAIT_MS,
    log,
  });
  return holder[KEY];
}
