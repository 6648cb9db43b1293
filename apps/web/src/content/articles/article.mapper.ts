import type { ArticleDetailWire } from '@meridia/contract/articles.wire';
import { DEFAULT_LAYOUT } from '@meridia/domain/layout';
import { fittingParts } from '@/content/client/misfits';
import type { Article } from './article.model';
import { toPageBlock } from './page-block.mapper';
import type { HeroBlock, PageBlock } from './page-block.model';

const isHero = (block: PageBlock): block is HeroBlock => block.kind === 'hero';

/** A text that begins a page under the page's own title does not repeat it. */
function withoutRepeatedTitle(heading: string, blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.map((block, index) => {
    if (index > 0 || !('title' in block) || block.title !== heading) return block;
    return block.kind === 'rich-text' || block.kind === 'table' ? { ...block, title: null } : block;
  });
}

/** A page has one head: the first hero; another one would be a second title. */
export function toArticle(wire: ArticleDetailWire): Article {
  const { title, rubrique, slug, layout, seo } = wire;
  const all = fittingParts(wire.pageLayout).map(toPageBlock);
  const hero = all.find(isHero) ?? null;
  const heading = hero?.title ?? title;
  const blocks = all.filter((block) => !isHero(block));
  return {
    title,
    rubrique,
    slug,
    layout: layout ?? DEFAULT_LAYOUT,
    heading,
    lead: hero?.text ?? null,
    hero,
    blocks: withoutRepeatedTitle(heading, blocks),
    metaTitle: seo?.metaTitle ?? null,
    metaDescription: seo?.metaDescription ?? null,
  };
}
