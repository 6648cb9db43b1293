import type { Locale } from '@meridia/domain/locales';
import type { SearchKind } from '@meridia/domain/search';
import { ACCOUNTS } from '../../services/service-accounts.ts';

export type SearchAnswer = { data: { uid: string; address: string; kind: SearchKind }[] };
export type AskSearch = (asked: string, locale: Locale) => Promise<SearchAnswer>;

async function readJson<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Asks a content service as a web node does for the page of a search. */
export async function searchClient(url: string): Promise<AskSearch> {
  const { username, password } = ACCOUNTS.meridia;
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { access_token: token } = await readJson<{ access_token: string }>(login);
  return async (q, locale) => {
    const query = new URLSearchParams({ q, locale, limit: '4', untranslated: String(locale === 'en') });
    return readJson(
      await fetch(`${url}/api/search?${query}`, { headers: { authorization: `Bearer ${token}` } }),
    );
  };
}
