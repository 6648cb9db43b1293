import { createContentClient, type ContentClient } from '@meridia/content-client/content-client';
import type { ContentLog } from '@meridia/content-client/content-log';
import type { ServerEnvironment } from '@/env/server';

/** How long a call waits for its turn: with its own time under the three seconds in which a visitor gets an error page. */
const MAX_WAIT = 0.4;

type Account = { username: string; password: string };

function connect({ CONTENT_API_URL }: ServerEnvironment, account: Account, log: ContentLog): ContentClient {
  const waits = { timeoutMs: TIMEOUT_MS, maxWaitMs: MAX_WAIT_MS };
  return createContentClient({ baseUrl: CONTENT_API_URL, ...account, ...waits, log });
}

let client: ContentClient | undefined;
let drafts: ContentClient | undefined;

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
