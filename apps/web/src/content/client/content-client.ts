import { createContentClient, type ContentClient } from '@meridia/content-client/content-client';
import type { ContentLog } from '@meridia/content-client/content-log';
import type { Credentials } from '@meridia/content-client/content-reader';
import { readSecrets } from '@/env/secrets';
import type { ServerEnvironment } from '@/env/server';
import { contentWatch, tracedFetch } from './content-watch';

/** How long a call waits for its turn: with its own time under the three seconds in which a visitor gets an error page. */
const MAX_WAIT = 0.4;

function connect(
  environment: ServerEnvironment,
  credentials: () => Credentials,
  log: ContentLog,
): ContentClient {
  const { CONTENT_API_URL: baseUrl, CONTENT_TIMEOUT_MS: timeoutMs } = environment;
  return createContentClient({
    baseUrl,
    credentials,
    timeoutMs,
    maxWaitMs: MAX_WAIT * timeoutMs,
    log,
    watch: contentWatch,
    fetch: tracedFetch,
  });
}

function siteAccount(): Credentials {
  const { CONTENT_USERNAME: username, CONTENT_PASSWORD: password } = readSecrets();
  return { username, password };
}

function previewAccount(): Credentials {
  const { PREVIEW_USERNAME: username = '', PREVIEW_PASSWORD: password = '' } = readSecrets();
  return { username, password };
}

let client: ContentClient | undefined;
let drafts: ContentClient | undefined;

/** The one client of this process: one login, and one list of calls under way that the change feed can make it forget. */
export function contentClient(environment: ServerEnvironment, log: ContentLog): ContentClient {
  client ??= connect(environment, siteAccount, log);
  return client;
}

/** The one that reads drafts, by an account of its own: what it reads is given to one visitor and kept nowhere (PREVIEW-02). */
export function draftClient(environment: ServerEnvironment, log: ContentLog): ContentClient {
  drafts ??= connect(environment, previewAccount, log);
  return drafts;
}
