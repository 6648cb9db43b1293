import type { Locale } from '@meridia/domain/locales';
import { getArticle } from '@/content/articles/articles.query';
import { around, orLeftOut } from '@/content/client/content-cache';
import { loadBlocks } from '@/pages/blocks/load-blocks';
import type { SectionPage } from '@/views/article-page/section-page';

/** A page of a section, or without a slug the page of the section itself; null when there is none. */
export async function loadSectionPage(
  locale: Locale,
  rubrique: string,
  slug?: string,
): Promise<SectionPage | null> {
  const [article, section] = await Promise.all([
    getArticle(locale, rubrique, slug),
    slug === undefined ? null : around(() => orLeftOut(() => getArticle(locale, rubrique))),
  ]);
  return article && { article, section, blocks: await loadBlocks(locale, article.blocks) };
}
