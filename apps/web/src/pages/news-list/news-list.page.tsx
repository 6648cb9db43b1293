import { isBlog, type NewsSelection } from '@/features/lists/news-selection.rules';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { defineListPage, type ListContent } from '@/pages/lists/define-list-page';
import { choiceText } from '@/views/news-list/choice-text';
import type { NewsList } from '@/views/news-list/news-list';
import { NewsListPage } from '@/views/news-list/news-list-page';
import { newsListCrumbs } from '@/views/news-list/news-list-crumbs';
import { loadNewsList } from './load-news-list';

function isKnown({ categories, campuses }: ListContent<NewsList>, selection: NewsSelection): boolean {
  const { categorie, campus } = selection.values;
  const isIn = (known: NewsList['campuses']) => (value: string) => known.some(({ slug }) => slug === value);
  return (isBlog(selection) || categorie.every(isIn(categories))) && campus.every(isIn(campuses));
}

function choiceTitle(list: NewsList, site: SiteContext): string | null {
  const choice = isBlog(list.selection) ? '' : choiceText(site, list, list.selection);
  return choice === '' ? null : `${choice} – ${site.text('news.title')}`;
}

/** ROUTE-06, ROUTE-10: the news, newest first; with their category « blog », its posts. */
export const page = defineListPage({
  list: 'actualites',
  words: (selection) => ({ rubrique: isBlog(selection) ? 'blog' : 'actualites' }),
  load: loadNewsList,
  total: ({ shown }) => shown.list.total,
  isKnown,
  blocksOf: () => [],
  labels: (selection) =>
    isBlog(selection)
      ? { title: 'blog.title', intro: 'blog.intro' }
      : { title: 'news.title', intro: 'news.intro' },
  choiceTitle,
  feed: paths.feeds.news,
  crumbs: (list, site) => newsListCrumbs(site, list),
  view: (list, site) => <NewsListPage site={site} list={list} />,
});
