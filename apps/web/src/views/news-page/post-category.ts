import type { NewsCard } from '@/content/news/news.model';
import type { SiteContext } from '@/lib/site-context';

/** « International »; one that has none is news like any other. */
export function newsCategory(site: SiteContext, { category }: Pick<NewsCard, 'category'>): string {
  return category?.title ?? site.text('news.title');
}
