import { createBoundedMap } from '@/lib/bounded-map';
import type { StoredPage } from './stored-page';

/** After a page could not be rendered, what there is of it is served at once for a while: its last good copy, else its error page. */
const BACK_OFF_MS = 2000;
/** Anybody can ask for addresses that fail. */
const MAX_FAILURES = 1000;
/** They show the same error page in each language and status. */
const MAX_ERROR_PAGES = 20;

/** The pages whose last render failed, and what it came to. */
export function createRecentFailures() {
  const failures = createBoundedMap<{ at: number; page: StoredPage | null }>(MAX_FAILURES);
  const errorPages = createBoundedMap<StoredPage>(MAX_ERROR_PAGES);

  /** One copy of those that are alike: a thousand of them would be 30 MB. */
  function shared(page: StoredPage): StoredPage {
    const known = errorPages.get(page.hash) ?? page;
    errorPages.set(page.hash, known);
    return known;
  }

  return {
    /** `page`: the error page it came to; null: none, or there is a good copy. */
    note: (key: string, page: StoredPage | null): void =>
      failures.set(key, { at: performance.now(), page: page && shared(page) }),
    forget: (key: string): boolean => failures.delete(key),
    /** Null once it may be tried again. */
    find(key: string): { page: StoredPage | null } | null {
      const failure = failures.get(key);
      return failure && performance.now() - failure.at < BACK_OFF_MS ? failure : null;
    },
  };
}
