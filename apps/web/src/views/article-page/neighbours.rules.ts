import type { Article } from '@/content/articles/article.model';
import type { BlockCard } from '@/content/articles/page-block.model';
import { paths } from '@/lib/paths';

/** The pages of a section, in the words and the order of the cards of its own page. */
export function sectionCards(section: Article): BlockCard[] {
  const cards = section.blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
  const own = cards.filter(({ href }) => href.startsWith(`${paths.article(section.rubrique)}/`));
  return own.filter(({ href }, index) => own.findIndex((other) => other.href === href) === index);
}

/** The other pages of the section. */
export function neighbours(article: Article, section: Article | null): BlockCard[] {
  if (!section) return [];
  const own = paths.article(article.rubrique, article.slug);
  return sectionCards(section).filter(({ href }) => href !== own);
}
