import { isBlog, type NewsSelection } from '@/features/lists/news-selection.rules';
import type { SiteContext } from '@/lib/site-context';
import type { NewsList } from './news-list';

/** « International, Lyon »; empty when nothing is chosen. A value that nothing knows is shown as it was asked for. */
export function choiceText(
  site: SiteContext,
  { categories, campuses }: Pick<NewsList, 'categories' | 'campuses'>,
  selection: NewsSelection,
): string {
  const { categorie, campus } = selection.values;
  const titleOf = (known: NewsList['categories'], value: string) =>
    known.find(({ slug }) => slug === value)?.title ?? value;
  const category = isBlog(selection)
    ? [site.text('blog.title')]
    : categorie.map((value) => titleOf(categories, value));
  return [...category, ...campus.map((value) => titleOf(campuses, value))].join(', ');
}
