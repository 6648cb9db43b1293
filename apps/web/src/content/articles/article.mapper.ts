import type { ArticleDetailWire } from '@meridia/contract/articles.wire';
import type { Article } from './article.model';

export function toArticle({ title, seo, pageLayout }: ArticleDetailWire): Article {
  const hero = pageLayout.find((block) => block.__component === 'block.hero');
  return {
    title,
    heading: hero?.title ?? title,
    lead: hero?.text ?? null,
    metaTitle: seo?.metaTitle ?? null,
    metaDescription: seo?.metaDescription ?? null,
  };
}
