import { NEWS_CATEGORIES_PATH } from '@meridia/contract/endpoints';
import { newsCategoryWire } from '@meridia/contract/news-categories.wire';
import type { Locale } from '@meridia/domain/locales';
import { readAll } from '@/content/client/checked-content';
import { toReference } from '@/content/reference.mapper';
import type { Reference } from '@/content/reference.model';

const TAGS = ['api::news-category.news-category'];

/** All of them, by title. */
export async function getNewsCategories(locale: Locale): Promise<Reference[]> {
  const query = { sort: ['title:asc', 'slug:asc'] };
  const categories = await readAll(NEWS_CATEGORIES_PATH, newsCategoryWire, { locale, tags: TAGS, query });
  return categories.map(toReference);
}
