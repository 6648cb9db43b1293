import { isBlog, type NewsSelection } from '@/features/lists/news-selection.rules';
import type { SiteContext } from '@/lib/site-context';
import type { NewsList } from './news-list';

/** « International, Lyon »; empty when nothing is chosen. A value that nothing knows is called that. */
export function choiceText(
  site: SiteContext,
  { categories, campuses }: Pick<NewsList, 'categories' | 'campuses'>,
  selection: NewsSelection,
): string {
  const { categorie, campus } = selection.values;
  const titleOf = (known: NewsList['categories'], value: string) =>
    known.find(({ slug }) => slug === value)?.title ?? site.text('filter.unknownChoice');
  const category = isBlog(selection)
    ? [site.text('blog.title')]
    : categorie.map((value) => titleOf(categories, value));
  return [...category, ...campus.map((value) => titleOf(campuses, value))].join(', ');
}
