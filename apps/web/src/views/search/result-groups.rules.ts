import type { SearchKind } from '@meridia/domain/search';
import type { SearchResult, SearchResults } from '@/content/search/search.model';

export type ResultGroup = { kind: SearchKind; count: number; results: SearchResult[] };

/** How many of the best stand before all others, whatever they are. */
const BEST = 3;
/** With fewer, everything is read at a glance. */
const GROUPED_FROM = 6;

/** The best first; the others by kind, in the order of the best of each. */
export function groupResults({ results, counts }: Pick<SearchResults, 'results' | 'counts'>): {
  best: readonly SearchResult[];
  groups: ResultGroup[];
} {
  if (results.length < GROUPED_FROM) return { best: results, groups: [] };
  const groups = [...Map.groupBy(results.slice(BEST), ({ kind }) => kind)];
  return {
    best: results.slice(0, BEST),
    groups: groups.map(([kind, ofKind]) => ({ kind, count: counts[kind] ?? ofKind.length, results: ofKind })),
  };
}
