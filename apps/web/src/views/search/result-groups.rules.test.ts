import { expect, it } from 'vitest';
import type { SearchResult } from '@/content/search/search.model';
import { groupResults } from './result-groups.rules';

const result = (kind: SearchResult['kind'], rank: number): SearchResult => ({
  kind,
  path: `/${kind}/${rank}`,
  part: null,
  locale: 'fr',
  title: [],
  excerpt: [],
  about: null,
  date: null,
});

it('few results are one list', () => {
  const results = [result('page', 1), result('faq', 1)];
  expect(groupResults({ results, counts: {} })).toEqual({ best: results, groups: [] });
});

it('the three best stand first, and nothing is there twice', () => {
  const results = (['news', 'page', 'news', 'faq', 'news', 'page'] as const).map(result);
  const { best, groups } = groupResults({ results, counts: { news: 40, page: 2, faq: 1 } });

  expect(best).toEqual(results.slice(0, 3));
  expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
    ['faq', 1],
    ['news', 40],
    ['page', 2],
  ]);
  expect([...best, ...groups.flatMap((group) => group.results)]).toHaveLength(results.length);
});
