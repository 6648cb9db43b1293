import { createContentClient, type ContentClient } from '@meridia/content-client/content-client';
import type { ContentLog } from '@meridia/content-client/content-log';
import type { ServerEnvironment } from '@/env/server';

/** How long a call waits for its turn: with its own time under the three seconds in which a visitor gets an error page. */
const MAX_WAIT = 0.4;

type Account = { username: string; password: string };

function connect(environment: ServerEnvironment, account: Account, log: ContentLog): ContentClient {
  const { CONTENT_API_URL: baseUrl, CONTENT_TIMEOUT_MS: timeoutMs } = environment;
  return createContentClient({ baseUrl, ...account, timeoutMs, maxWaitMs: MAX_WAIT * timeoutMs, log });
}

let client: ContentClient | undefined;
let drafts: ContentClient | undefined;

/** The one client of this process: one login, and one list of calls under way that the change feed can make it forget. */
export function contentClient(environment: ServerEnvironment, log: ContentLog): ContentClient {
  const { CONTENT_USERNAME: username, CONTENT_PASSWORD: password } = environment;
  client ??= connect(environment, { username, password }, log);
  return client;
}

/** The one that reads drafts, by an account of its own: what it reads is given to one visitor and kept nowhere (PREVIEW-02). */
export function draftClient(environment: ServerEnvironment, log: ContentLog): ContentClient {
  const { PREVIEW_USERNAME: username = '', PREVIEW_PASSWORD: password = '' } = environment;
  drafts ??= connect(environment, { username, password }, log);
  return drafts;
}
