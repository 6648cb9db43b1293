import { articleDetailWire } from '@meridia/contract/articles.wire';
import { articlePath } from '@meridia/contract/endpoints';
import type { Locale } from '@meridia/domain/locales';
import { readServerEnvironment } from '@/env/server';
import { readDocument } from '@/content/client/checked-content';
import { readTranslated } from '@/content/translated-document';
import { toArticle } from './article.mapper';
import type { Article } from './article.model';

const HOME = 'home';
const TAGS = ['api::article.article'];

/** CALL-07; without a slug, the page of the section itself. */
export async function getArticle(locale: Locale, rubrique: string, slug?: string): Promise<Article | null> {
  // The home page is the content's section « home », and its address is `/`.
  if (rubrique === HOME && slug === undefined) return null;
  return readArticle(locale, rubrique, slug);
}

export function getHomeArticle(locale: Locale): Promise<Article | null> {
  return readArticle(locale, HOME);
}

function readArticle(locale: Locale, rubrique: string, slug?: string): Promise<Article | null> {
  const path = articlePath(readServerEnvironment().SITE_KEY, rubrique, slug);
  return readTranslated(locale, async (language) => {
    const article = await readDocument(path, articleDetailWire, { locale: language, tags: TAGS });
    return article && toArticle(article);
  });
}
