import { createContentClient } from '@meridia/content-client/content-client';
import { SEARCH_PATH } from '@meridia/contract/endpoints';
import { searchWire, type SearchWire } from '@meridia/contract/search.wire';
import type { Locale } from '@meridia/domain/locales';
import { ACCOUNTS } from '../../services/service-accounts.ts';

export type AskSearch = (asked: string, locale: Locale) => Promise<SearchWire>;

/** Asks a content service as a web node does for the page of a search. */
export function searchClient(url: string): AskSearch {
  const { username, password } = ACCOUNTS.meridia;
  const log = { warn: () => undefined, error: () => undefined };
  const client = createContentClient({ baseUrl: `${url}/api`, username, password, timeoutMs: 10_000, log });
  return async (q, locale) => {
    const query = { q, limit: 4, untranslated: locale === 'en' };
    const found = await client.get(SEARCH_PATH, { locale, query, schema: searchWire });
    if (!found) throw new Error('This content service has no search');
    return found;
  };
}
