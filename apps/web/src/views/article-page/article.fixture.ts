import type { Article } from '@/content/articles/article.model';

/** A page with a hero and nothing more; a test says what it changes. */
export function anArticle(changes: Partial<Article> = {}): Article {
  return {
    title: 'Admissions',
    rubrique: 'integrer-meridia',
    slug: 'admissions',
    layout: 'default',
    heading: 'Entrer à Meridia',
    lead: 'Un dossier, un entretien.',
    hero: {
      kind: 'hero',
      id: 'bloc-1',
      anchor: null,
      title: 'Entrer à Meridia',
      eyebrow: null,
      text: null,
      links: [],
    },
    blocks: [],
    metaTitle: null,
    metaDescription: null,
    ...changes,
  };
}
