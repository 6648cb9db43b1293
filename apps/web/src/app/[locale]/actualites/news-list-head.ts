import type { PageHead } from '@/features/seo/page-metadata';
import type { SiteContext } from '@/lib/site-context';
import { choiceText } from '@/views/news-list/choice-text';
import type { NewsList } from '@/views/news-list/news-list';
import { isBlog } from '@/views/news-list/news-selection.rules';
import { isKnown } from './load-news-list';

function titleOf(list: NewsList, site: SiteContext): string {
  const { article, selection } = list;
  const choice = isBlog(selection) ? '' : choiceText(site, list, selection);
  if (choice !== '') return `${choice} – ${site.text('news.title')}`;
  return article?.metaTitle ?? article?.title ?? site.text(isBlog(selection) ? 'blog.title' : 'news.title');
}

/** A page with nothing on it is not for search engines. */
export function newsListHead(list: NewsList, site: SiteContext): PageHead {
  const { article, selection, shown } = list;
  const page = selection.page > 1 && site.text('pagination.page', { page: selection.page });
  const isShown = shown.list.total > 0 && isKnown(list);
  return {
    title: [titleOf(list, site), page].filter(Boolean).join(' – '),
    description: article?.metaDescription ?? site.text(isBlog(selection) ? 'blog.intro' : 'news.intro'),
    robots: isShown ? undefined : { index: false, follow: true },
  };
}
