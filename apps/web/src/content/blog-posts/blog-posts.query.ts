import type { QueryObject } from '@meridia/content-client/query-string';
import { blogPostDetailWire, blogPostWire, type BlogPostWire } from '@meridia/contract/blog-posts.wire';
import { blogPostPath, BLOG_POSTS_PATH } from '@meridia/contract/endpoints';
import { NEWS_PAGE_SIZE } from '@meridia/domain/limits';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readDocument, readOptionalList, readPage } from '@/content/client/checked-content';
import { aroundQueries, newestFirst } from '@/content/around.rules';
import type { ListPage } from '@/content/list-page.model';
import { toListPage, toWindow } from '@/content/list-page.rules';
import { readTranslated } from '@/content/translated-document';
import { listLanguage, translateItems } from '@/content/translated-list';
import { readTranslatedWindow } from '@/content/translated-window';
import { toBlogPostCard, toBlogPostDetail } from './blog-post.mapper';
import type { BlogPostCard, BlogPostDetail } from './blog-post.model';

const TAGS = ['api::blog-post.blog-post'];

const QUERY = { filters: { publishDate: { $notNull: true } }, sort: ['publishDate:desc', 'slug:asc'] };

const toCards = (posts: readonly BlogPostWire[]) => posts.flatMap((post) => toBlogPostCard(post) ?? []);

async function readCards(locale: Locale, query: QueryObject): Promise<BlogPostCard[]> {
  return toCards(
    (await readOptionalList(BLOG_POSTS_PATH, blogPostWire, { locale, tags: TAGS, query })) ?? [],
  );
}

function readBySlug(locale: Locale, slugs: readonly string[]): Promise<BlogPostCard[]> {
  return readCards(locale, { filters: { slug: { $in: slugs } }, pagination: { limit: slugs.length } });
}

/** ROUTE-10: posts are listed with the news, by pages of the same size; null for a page that does not exist. */
export async function getBlogPage(locale: Locale, page: number): Promise<ListPage<BlogPostCard> | null> {
  const window = toWindow(page, NEWS_PAGE_SIZE);
  if (!window) return null;

  const found = await readTranslatedWindow(
    locale,
    window,
    async ({ locale: language, without }, part) => {
      const request = { locale: language, tags: TAGS, query: { ...QUERY, without }, window: part };
      const { items, total } = await readPage(BLOG_POSTS_PATH, blogPostWire, request);
      return { items: toCards(items), total };
    },
    (slugs) => readBySlug(DEFAULT_LOCALE, slugs),
  );
  return toListPage(found, window);
}

/** Those of this day and the nearest on both sides, newest first; none when they cannot be read (STATE-04). */
export async function getBlogPostsAround(locale: Locale, day: string): Promise<BlogPostCard[]> {
  const lists = await Promise.all(aroundQueries(day).map((query) => readCards(listLanguage(locale), query)));
  return translateItems(locale, newestFirst(lists.flat()), (slugs) => readBySlug(locale, slugs));
}

export function getBlogPost(locale: Locale, slug: string): Promise<BlogPostDetail | null> {
  return readTranslated(locale, async (language) => {
    const post = await readDocument(blogPostPath(slug), blogPostDetailWire, {
      locale: language,
      tags: TAGS,
    });
    return post && toBlogPostDetail(post);
  });
}
