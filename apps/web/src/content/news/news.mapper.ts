import type { NewsDetailWire, NewsWire } from '@meridia/contract/news.wire';
import { toBody } from '@/content/body.mapper';
import { toPictureImage } from '@/content/image.mapper';
import { toReference } from '@/content/reference.mapper';
import type { NewsDetail } from './news-detail.model';
import type { NewsCard } from './news.model';

/** Null: without a date the item is not out yet (CALL-06). */
export function toNewsCard(item: NewsWire): NewsCard | null {
  if (item.publishDate === null) return null;
  return {
    slug: item.slug,
    title: item.title,
    publishedOn: item.publishDate,
    summary: item.summary,
    image: toPictureImage(item.focusImage, item.focusImageAlt),
    campuses: item.campus_infos.map(toReference),
    category: item.cat_news && toReference(item.cat_news),
  };
}

export function toNewsDetail(item: NewsDetailWire): NewsDetail | null {
  const card = toNewsCard(item);
  return card && { ...card, body: toBody(item.body) };
}
