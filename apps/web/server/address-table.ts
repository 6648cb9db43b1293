import { getLastGoodRedirects, getRedirects } from '@/content/redirects/redirects.query';
import { toRedirectTable, type RedirectTable } from '@meridia/domain/redirect-table.rules';
import { log } from '@/lib/log';

/** The redirects of the content in memory (REDIR-11): asked at each request, read again when one of them changes. */
export function createAddressTable() {
  let table: RedirectTable = toRedirectTable([]);
  let isLoaded = false;

  function use(redirects: Awaited<ReturnType<typeof getRedirects>>): void {
    table = toRedirectTable(redirects);
    isLoaded = true;
    log.info('redirects loaded', { count: redirects.length });
    for (const { source, problem } of table.refused) log.warn('redirect left out', { source, problem });
  }

  return {
    /** Empty until it is loaded: a page is better than no answer. */
    current: (): RedirectTable => table,
    isLoaded: () => isLoaded,

    /** Fails while they cannot be read; one that was never loaded then takes the last good ones. */
    async load(): Promise<void> {
      try {
        use(await getRedirects());
      } catch (error) {
        if (!isLoaded) use(await getLastGoodRedirects());
        throw error;
      }
    },
  };
}

export type AddressTable = ReturnType<typeof createAddressTable>;
