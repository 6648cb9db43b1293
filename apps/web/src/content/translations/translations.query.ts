import { z } from 'zod';
import { articleWire } from '@meridia/contract/articles.wire';
import {
  articlesPath,
  BLOG_POSTS_PATH,
  CAMPUSES_PATH,
  COURSES_PATH,
  EVENTS_PATH,
  JOB_OFFERS_PATH,
  newsPath,
  TESTIMONIALS_PATH,
} from '@meridia/contract/endpoints';
import type { Locale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import { readOptionalList } from '@/content/client/checked-content';
import { findTranslations, type ArticlePlace } from './article-translations.rules';

/** The documents whose slug is the same in every language. */
const DOCUMENTS = {
  programme: { path: () => COURSES_PATH, tag: 'api::course.course' },
  campus: { path: () => CAMPUSES_PATH, tag: 'api::campus.campus' },
  event: { path: () => EVENTS_PATH, tag: 'api::event.event' },
  news: { path: () => newsPath(readServerEnvironment().SITE_KEY), tag: 'api::news.news' },
  blogPost: { path: () => BLOG_POSTS_PATH, tag: 'api::blog-post.blog-post' },
  jobOffer: { path: () => JOB_OFFERS_PATH, tag: 'api::job-offer.job-offer' },
  testimonial: { path: () => TESTIMONIALS_PATH, tag: 'api::testimonial.testimonial' },
};

export type TranslatedType = keyof typeof DOCUMENTS;

const slugWire = z.object({ slug: z.string() });
const articlePlaceWire = articleWire.pick({ documentId: true, rubrique: true, slug: true });
/** What the endpoint gives at most: far more than a school has of section pages. */
const ARTICLES_MAX = 500;

/** Whether a document is there in a language. An outage says no: the page stands, without its pair. */
export async function hasTranslation(type: TranslatedType, slug: string, locale: Locale): Promise<boolean> {
  const { path, tag } = DOCUMENTS[type];
  const query = { fields: ['slug'], filters: { slug: { $eq: slug } }, pagination: { limit: 1 } };
  const found = await readOptionalList(path(), slugWire, { locale, query, tags: [tag] });
  return found !== null && found.length > 0;
}

async function readPlaces(locale: Locale) {
  const query = { fields: ['rubrique', 'slug'], pagination: { limit: ARTICLES_MAX } };
  const path = articlesPath(readServerEnvironment().SITE_KEY);
  const places = await readOptionalList(path, articlePlaceWire, {
    locale,
    query,
    tags: ['api::article.article'],
  });
  return places ?? [];
}

/** Where a section page is in each language that has it; nowhere during an outage. */
export async function getArticleTranslations(
  place: ArticlePlace,
  locale: Locale,
): Promise<Partial<Record<Locale, ArticlePlace>>> {
  const [fr, en] = await Promise.all([readPlaces('fr'), readPlaces('en')]);
  return findTranslations(place, locale, { fr, en });
}
