import { BLOG_CATEGORY } from '@meridia/domain/list-filters';
import type { ListSelection } from './list-selection.rules';
import { oneOfEach } from './one-of-each.rules';

export type NewsSelection = ListSelection<'actualites'>;

/** ROUTE-10 */
export function isBlog({ values }: NewsSelection): boolean {
  return values.categorie[0] === BLOG_CATEGORY;
}

/** One value of each filter, and no campus for the blog, which has none. */
export function shownNews(asked: NewsSelection): NewsSelection {
  const selection = oneOfEach(asked);
  return isBlog(selection) ? { ...selection, values: { ...selection.values, campus: [] } } : selection;
}

/** What to try when nothing matches, nearest first. */
export function widerSelections({ values }: NewsSelection): NewsSelection[][] {
  const { categorie, campus } = values;
  const all = { values: { categorie: [], campus: [] }, page: 1 };
  if (categorie.length === 0 || campus.length === 0) return [[all]];
  return [
    [
      { values: { categorie, campus: [] }, page: 1 },
      { values: { categorie: [], campus }, page: 1 },
    ],
    [all],
  ];
}
