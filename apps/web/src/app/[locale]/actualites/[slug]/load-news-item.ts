import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import { readShareUrl } from '@/app/_page/share-url';
import { getLatestNews, getNewsAround, getNewsItem } from '@/content/news/news.query';
import { findNeighbours } from '@/features/news/neighbours.rules';
import { relatedNews } from '@/features/news/related-posts.rules';
import { paths } from '@/lib/paths';
import type { NewsContent } from '@/views/news-page/news-page';

const RELATED_MAX = 3;

/** Null when there is no such item. */
export async function loadNewsItem(locale: Locale, slug: string): Promise<NewsContent | null> {
  const item = await getNewsItem(locale, slug);
  if (!item) return null;

  // One more: the item itself may be among them.
  const limit = RELATED_MAX + 1;
  const [near, latest, around, shareUrl] = await Promise.all([
    item.category ? getLatestNews(locale, limit, { category: item.category.slug }) : [],
    getLatestNews(locale, 2 * limit),
    getNewsAround(locale, item.publishedOn),
    readShareUrl(locale, paths.newsItem(slug)),
  ]);
  const related = relatedNews(near, latest, { slug, limit: RELATED_MAX });
  return { item, related, ...findNeighbours(around, slug), shareUrl };
}
