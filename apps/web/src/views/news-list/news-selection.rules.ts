import { BLOG_CATEGORY } from '@meridia/domain/list-filters';
import { listHref } from '@/features/filters/list-address.rules';
import { countValues } from '@/features/filters/list-selection.rules';
import { oneOfEach } from '@/features/filters/one-of-each.rules';
import { paths } from '@/lib/paths';
import type { NewsSelection } from './news-list';

/** ROUTE-10 */
export function isBlog({ values }: NewsSelection): boolean {
  return values.categorie[0] === BLOG_CATEGORY;
}

/** What the page shows of what was asked: one value of each filter, and no campus for the blog, which has none. */
export function shownSelection(asked: NewsSelection): NewsSelection {
  const selection = oneOfEach(asked);
  return isBlog(selection) ? { ...selection, values: { ...selection.values, campus: [] } } : selection;
}

/** ROUTE-06: without a filter, a page has an address of its own. */
export function newsListHref(selection: NewsSelection): string {
  return countValues(selection) === 0 ? paths.newsPage(selection.page) : listHref('actualites', selection);
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
