import type { Article } from '@/content/articles/article.model';
import type { PageHead } from '@/features/seo/page-metadata';
import { sectionTint } from '@/views/article-page/section-tint.rules';

/** I18N-04: what English lacks is filled from French where it can say so; a title and a description cannot. */
function ownWords(article: Article, field: 'metaTitle' | 'metaDescription' | 'lead'): string | null {
  return article.frenchFields?.includes(field) ? null : article[field];
}

export function articleHead(article: Article): PageHead {
  return {
    title: ownWords(article, 'metaTitle') ?? article.title,
    description: ownWords(article, 'metaDescription') ?? ownWords(article, 'lead'),
    share: { title: article.heading, tint: sectionTint(article.rubrique) },
  };
}
