import type { QueryObject } from '@meridia/content-client/query-string';
import { newsPath } from '@meridia/contract/endpoints';
import { newsDetailWire, newsWire, type NewsWire } from '@meridia/contract/news.wire';
import { NEWS_PAGE_SIZE } from '@meridia/domain/limits';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import { readDocument, readOptionalList, readPage } from '@/content/client/checked-content';
import { aroundQueries, newestFirst } from '@/content/around.rules';
import type { ListPage } from '@/content/list-page.model';
import { toListPage, toWindow } from '@/content/list-page.rules';
import { readTranslated } from '@/content/translated-document';
import { listLanguage, translateItems } from '@/content/translated-list';
import { readTranslatedFirst, readTranslatedWindow } from '@/content/translated-window';
import type { NewsDetail, NewsFilter } from './news-detail.model';
import { toNewsCard, toNewsDetail } from './news.mapper';
import type { NewsCard } from './news.model';

const NEWS = 'api::news.news';
const TAGS = [NEWS, 'api::news-category.news-category', 'api::campus.campus'];

const pathOf = (slug?: string) => newsPath(readServerEnvironment().SITE_KEY, slug);

/** CALL-06: newest first. */
function cardQuery({ category, campus }: NewsFilter = {}) {
  return {
    fields: ['title', 'slug', 'publishDate', 'summary', 'focusImageAlt'],
    populate: ['focusImage', 'campus_infos', 'cat_news'],
    filters: {
      publishDate: { $notNull: true },
      cat_news: { slug: { $eq: category } },
      campus_infos: { slug: { $eq: campus } },
    },
    sort: ['publishDate:desc', 'slug:asc'],
  };
}

const toCards = (news: readonly NewsWire[]) => news.flatMap((item) => toNewsCard(item) ?? []);

async function readCards(locale: Locale, query: QueryObject): Promise<NewsCard[]> {
  return toCards((await readOptionalList(pathOf(), newsWire, { locale, tags: TAGS, query })) ?? []);
}

function readBySlug(locale: Locale, slugs: readonly string[]): Promise<NewsCard[]> {
  const pagination = { limit: slugs.length };
  return readCards(locale, { ...cardQuery(), filters: { slug: { $in: slugs } }, pagination });
}

const readFrench = (slugs: readonly string[]) => readBySlug(DEFAULT_LOCALE, slugs);

/** None when they cannot be read (STATE-04). */
export async function getLatestNews(locale: Locale, limit: number, filter?: NewsFilter): Promise<NewsCard[]> {
  const news = await readTranslatedFirst(
    locale,
    limit,
    ({ locale: language, without }, most) =>
      readCards(language, { ...cardQuery(filter), without, pagination: { limit: most } }),
    readFrench,
  );
  return [...(news ?? [])];
}

/** ROUTE-06: null for a page that does not exist. */
export async function getNewsPage(
  locale: Locale,
  { page, ...filter }: NewsFilter & { page: number },
): Promise<ListPage<NewsCard> | null> {
  const window = toWindow(page, NEWS_PAGE_SIZE);
  if (!window) return null;

  const found = await readTranslatedWindow(
    locale,
    window,
    async ({ locale: language, without }, part) => {
      const query = { ...cardQuery(filter), without };
      const request = { locale: language, tags: TAGS, query, window: part };
      const { items, total } = await readPage(pathOf(), newsWire, request);
      return { items: toCards(items), total };
    },
    readFrench,
  );
  return toListPage(found, window);
}

/** Those of this day and the nearest on both sides, newest first; none when they cannot be read (STATE-04). */
export async function getNewsAround(locale: Locale, day: string): Promise<NewsCard[]> {
  const lists = await Promise.all(
    aroundQueries(day).map((around) => readCards(listLanguage(locale), { ...cardQuery(), ...around })),
  );
  return translateItems(locale, newestFirst(lists.flat()), (slugs) => readBySlug(locale, slugs));
}

export function getNewsItem(locale: Locale, slug: string): Promise<NewsDetail | null> {
  return readTranslated(locale, async (language) => {
    const item = await readDocument(pathOf(slug), newsDetailWire, { locale: language, tags: [NEWS] });
    return item && toNewsDetail(item);
  });
}
