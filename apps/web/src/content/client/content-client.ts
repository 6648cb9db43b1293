import { createContentClient, type ContentClient } from '@meridia/content-client/content-client';
import type { ContentLog } from '@meridia/content-client/content-log';
import type { ServerEnvironment } from '@/env/server';

/** How long a call waits for its turn: with its own time under the three seconds in which a visitor gets an error page. */
const MAX_WAIT = 0.4;

let client: ContentClient | undefined;

/** The one client of this process: one login, and one list of calls under way that the change feed can make it forget. */
export function contentClient(environment: ServerEnvironment, log: ContentLog): ContentClient {
  client ??= createContentClient({
    baseUrl: environment.CONTENT_API_URL,
    username: environment.CONTENT_USERNAME,
    password: environment.CONTENT_PASSWORD,
    timeoutMs: environment.CONTENT_TIMEOUT_MS,
    maxWaitMs: MAX_WAIT * environment.CONTENT_TIMEOUT_MS,
    log,
  });
  return client;
}
