import type { Locale } from '@meridia/domain/locales';
import { cleanSearch, SEARCH_LETTERS_MIN } from '@meridia/domain/search';
import { getSearchResults } from '@/content/search/search.query';
import type { Suggestion } from '@/features/search/suggestion.model';
import { loadSite } from '@/pages/site';

const SHOWN = 7;

/** What may be meant by what somebody is typing, with where it leads. */
export async function loadSuggestions({
  locale,
  q: typed,
}: {
  locale: Locale;
  q: string;
}): Promise<{ suggestions: Suggestion[] }> {
  const q = cleanSearch(typed);
  if (q.length < SEARCH_LETTERS_MIN) return { suggestions: [] };
  const [site, { results }] = await Promise.all([
    loadSite(locale),
    getSearchResults(locale, { q, limit: 4, typing: true }),
  ]);
  const suggestions = results.slice(0, SHOWN).map(({ kind, path, part, title }) => ({
    title: title.map(([text]) => text).join(''),
    kind: site.text(`search.kind.${kind}`),
    href: `${site.href(path)}${part ? `#${part.anchor}` : ''}`,
  }));
  return { suggestions };
}
