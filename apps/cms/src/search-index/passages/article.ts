import { EMPTY, type Passage, type Searched } from '../passage';
import { textOf } from '../text-of.rules';

type Block = { __component: string; anchor?: string | null; title?: string | null; items?: unknown[] };
type Item = { title?: unknown; body?: unknown };

/** The folds of an accordion are questions with their answers; the page gives each the number of its block and its own. */
function answersOf(block: Block, index: number, about: string): Passage[] {
  if (block.__component !== 'block.accordion') return [];
  return (block.items ?? []).map((item, rank) => ({
    ...EMPTY,
    kind: 'faq' as const,
    anchor: `bloc-${index + 1}-${rank + 1}-reponse`,
    title: textOf((item as Item).title),
    about,
    keywords: textOf(block.title),
    body: textOf((item as Item).body),
  }));
}

/** A section page, its parts that can be led to, and the questions it answers. */
export function articlePassages(article: Searched): Passage[] {
  const title = textOf(article.title);
  const blocks = (article.pageLayout ?? []) as Block[];
  const { metaDescription } = (article.seo ?? {}) as { metaDescription?: string };
  const parts = blocks.flatMap((block) =>
    block.anchor ? [{ ...EMPTY, anchor: block.anchor, title: textOf(block.title), body: textOf(block) }] : [],
  );
  return [
    {
      ...EMPTY,
      kind: 'page',
      title,
      keywords: textOf(article.rubrique, article.slug).replaceAll('-', ' '),
      summary: textOf(metaDescription),
      body: textOf(blocks),
    },
    ...parts,
    ...blocks.flatMap((block, index) => answersOf(block, index, title)),
  ];
}
