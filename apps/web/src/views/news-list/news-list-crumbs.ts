import { isBlog } from '@/features/lists/news-selection.rules';
import { documentCrumbs, listCrumbs, type Crumb } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import type { NewsList } from './news-list';

/** ROUTE-10: the blog is a part of the news. */
export function newsListCrumbs(site: SiteContext, { selection }: Pick<NewsList, 'selection'>): Crumb[] {
  return isBlog(selection) ? documentCrumbs(site, 'news', site.text('blog.title')) : listCrumbs(site, 'news');
}
