import type { Layout } from '@meridia/domain/layout';
import type { TranslatedDocument } from '@/lib/translated';
import type { HeroBlock, PageBlock } from './page-block.model';

/** The page of a section, or a page of it (ROUTE-20). */
export type Article = TranslatedDocument & {
  title: string;
  rubrique: string;
  /** Null: the page of the section itself. */
  slug: string | null;
  /** LAY-02 */
  layout: Layout;
  /** The title and the text of its hero; without one, its own title. */
  heading: string;
  lead: string | null;
  hero: HeroBlock | null;
  /** What follows the hero. */
  blocks: readonly PageBlock[];
  metaTitle: string | null;
  metaDescription: string | null;
};
