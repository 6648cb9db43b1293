import type { Article } from '@/content/articles/article.model';
import type { BlockCard } from '@/content/articles/page-block.model';
import { paths } from '@/lib/paths';

/** The other pages of the section, in the words of the cards of its own page. */
export function neighbours(article: Article, section: Article | null): BlockCard[] {
  if (!section) return [];
  const cards = section.blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
  const own = paths.article(article.rubrique, article.slug);
  const others = cards.filter(
    ({ href }) => href.startsWith(`${paths.article(article.rubrique)}/`) && href !== own,
  );
  return others.filter(({ href }, index) => others.findIndex((other) => other.href === href) === index);
}
