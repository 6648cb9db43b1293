import { isOneOf } from '@meridia/domain/one-of';
import { cleanSearch, SEARCH_KINDS, type SearchKind } from '@meridia/domain/search';
import { paths, withQuery } from '@/lib/paths';

/** What a search asks for; without words, nothing yet. */
export type SearchRequest = { q: string; kind: SearchKind | null; page: number };

/** What a kind is called in an address. */
const KIND_NAMES: Record<SearchKind, string> = {
  programme: 'formations',
  campus: 'campus',
  page: 'pages',
  faq: 'questions',
  event: 'agenda',
  news: 'actualites',
  offer: 'offres',
};
export const PAGES_MAX = 10;
export const RESULTS_PER_PAGE = 20;

/** The parameters of a search, by their name in an address. */
export const SEARCH_PARAMETERS = { words: 'q', kind: 'type', page: 'page' } as const;

export function readSearch(query: URLSearchParams): SearchRequest {
  const named = query.get(SEARCH_PARAMETERS.kind);
  const kind = SEARCH_KINDS.find((one) => KIND_NAMES[one] === named) ?? null;
  const page = Number(query.get(SEARCH_PARAMETERS.page) ?? 1);
  const pages = Array.from({ length: PAGES_MAX }, (_, rank) => rank + 1);
  return {
    q: cleanSearch(query.get(SEARCH_PARAMETERS.words) ?? ''),
    kind,
    page: kind !== null && isOneOf(pages, page) ? page : 1,
  };
}

/** The address of a search: the same for all that ask the same. */
export function searchHref({ q, kind, page }: SearchRequest): string {
  if (q === '') return paths.search;
  return withQuery(paths.search, {
    [SEARCH_PARAMETERS.words]: q,
    [SEARCH_PARAMETERS.kind]: kind === null ? undefined : KIND_NAMES[kind],
    [SEARCH_PARAMETERS.page]: page === 1 ? undefined : page,
  });
}
