import { createContentClient, type ContentClient } from '@meridia/content-client/content-client';
import type { SiteKey } from '@meridia/domain/sites';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { sharedService } from './shared-service.ts';

/** In production an item that does not fit is dropped and logged; here it fails the test. */
function refuseDrop(message: string, details: Record<string, unknown>): never {
  throw new Error(`${message}: ${JSON.stringify(details)}`);
}

const clients = new Map<string, ContentClient>();

/** The site's own client, against the real service: the shared one unless told otherwise. */
export function clientOf(site: SiteKey, url: string = sharedService().url): ContentClient {
  const key = `${site} ${url}`;
  const known = clients.get(key);
  if (known) return known;

  const client = createContentClient({
    baseUrl: `${url}/api`,
    credentials: () => ACCOUNTS[site],
    timeoutMs: 10_000,
    maxWaitMs: 20_000,
    maxParallel: 8,
    log: { warn: refuseDrop, error: () => undefined },
  });
  clients.set(key, client);
  return client;
}
