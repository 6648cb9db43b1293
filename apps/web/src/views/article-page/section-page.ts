import type { Article } from '@/content/articles/article.model';
import type { LoadedBlock } from '@/views/page-layout/loaded-block';

/** A section page with all that it shows. */
export type SectionPage = {
  article: Article;
  blocks: readonly LoadedBlock[];
  /** The page of its section; null when it is that page, or when the section has none. */
  section: Article | null;
};
