import type { ContentClient } from '@meridia/content-client/content-client';
import { readRedirects } from '../src/content/client/site-feed.ts';
import { toRedirectTable, type RedirectTable } from '../src/features/redirects/redirect-table.rules.ts';
import { log } from '../src/lib/log.ts';

/** The redirects of the content in memory (REDIR-11): asked at each request, read again when one of them changes. */
export function createAddressTable(client: ContentClient) {
  let table: RedirectTable = toRedirectTable([]);
  let isLoaded = false;

  return {
    /** Empty until it is loaded: a page is better than no answer. */
    current: (): RedirectTable => table,
    isLoaded: () => isLoaded,

    async load(): Promise<void> {
      const redirects = await readRedirects(client);
      table = toRedirectTable(redirects);
      isLoaded = true;
      log.info('redirects loaded', { count: redirects.length });
    },
  };
}

export type AddressTable = ReturnType<typeof createAddressTable>;
