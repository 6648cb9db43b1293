import { blogCover, newsCover, type NewsFacts } from '../covers/cover-inputs';
import { coverFields } from '../covers/cover-fields';
import type { MarkdownFile } from '../content-files';
import { toBodyZone } from '../rich-text/body-zone';
import { toLines, versionsOf } from '../localised';
import { notAfter } from '../relative-dates';
import { reference, references, type SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';

const NEWS = 'api::news.news';
const CATEGORY = 'api::news-category.news-category';
const BLOG_POST = 'api::blog-post.blog-post';

type PostHead = {
  slug: string;
  title: string;
  publishDate: string;
  summary: string;
  photoBrief: string | null;
};
type NewsHead = PostHead & NewsFacts;
type EnglishHead = { title: string; summary: string };
type BlogHead = PostHead & {
  author: string;
  tags: string[];
  courses: string[];
};

export type CategoryFile = { slug: string; title: string; title_en: string | null };

export function toNewsCategory(context: SeedContext, { slug, title, title_en }: CategoryFile): SeedDocument {
  return {
    uid: CATEGORY,
    documentId: context.idOf(CATEGORY, slug),
    versions: versionsOf(Boolean(title_en), (locale) => ({
      site: context.site,
      slug,
      title: locale === 'fr' ? title : title_en,
    })),
  };
}

export function toNews(
  context: SeedContext,
  french: MarkdownFile,
  english: MarkdownFile | undefined,
): SeedDocument {
  const head = french.data as NewsHead;
  const { slug, photoBrief, category, campuses } = head;
  const publishDate = notAfter(head.publishDate, context.today);
  return {
    uid: NEWS,
    documentId: context.idOf(NEWS, slug),
    versions: versionsOf(Boolean(english), (locale) => {
      const words = locale === 'en' && english ? (english.data as EnglishHead) : head;
      const body = locale === 'en' && english ? english.body : french.body;
      return {
        site: context.site,
        ...{ slug, publishDate, photoBrief, title: words.title, summary: words.summary },
        cat_news: reference(context, CATEGORY, category),
        campus_infos: references(context, 'api::campus.campus', campuses),
        body: toBodyZone(body),
        ...coverFields(context, newsCover(head, context.places), locale),
      };
    }),
  };
}

export function toBlogPost(context: SeedContext, file: MarkdownFile): SeedDocument {
  const { tags, courses, ...head } = file.data as BlogHead;
  return {
    uid: BLOG_POST,
    documentId: context.idOf(BLOG_POST, head.slug),
    versions: versionsOf(false, (locale) => ({
      site: context.site,
      ...head,
      publishDate: notAfter(head.publishDate, context.today),
      tags: toLines(tags),
      courses: references(context, 'api::course.course', courses),
      body: toBodyZone(file.body),
      ...coverFields(context, blogCover(head.slug), locale),
    })),
  };
}
