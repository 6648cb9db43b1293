import type { Locale } from '@meridia/domain/locales';
import { around } from '@/content/client/content-cache';
import type { NewsCard } from '@/content/news/news.model';
import { getLatestNews, getNewsAround, getNewsItem } from '@/content/news/news.query';
import { findNeighbours } from '@/features/news/neighbours.rules';
import { relatedNews } from '@/features/news/related-posts.rules';
import { paths } from '@/lib/paths';
import { readShareUrl } from '@/pages/share-url';
import type { NewsContent } from '@/views/news-page/news-page';

const RELATED_MAX = 3;
/** One more: the item itself may be among them. */
const READ = RELATED_MAX + 1;

function loadTeasers(locale: Locale, { slug, category, publishedOn }: NewsCard) {
  return Promise.all([
    category ? getLatestNews(locale, READ, { category: category.slug }) : [],
    getLatestNews(locale, 2 * READ),
    getNewsAround(locale, publishedOn),
    readShareUrl(locale, paths.newsItem(slug)),
  ]);
}

/** Null when there is no such item. */
export async function loadNewsItem(locale: Locale, slug: string): Promise<NewsContent | null> {
  const item = await getNewsItem(locale, slug);
  if (!item) return null;

  const [near, latest, neighbours, shareUrl] = await around(() => loadTeasers(locale, item));
  const related = relatedNews(near, latest, { slug, limit: RELATED_MAX });
  return { item, related, ...findNeighbours(neighbours, slug), shareUrl };
}
