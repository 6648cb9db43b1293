import type { BodyPart } from '@/content/body.model';
import type { InlineText, RichTextList, RichTextPart } from '@/content/rich-text.model';

/** Ours: spec is silent. */
const WORDS_PER_MINUTE = 200;

/** A sign that stands alone, as « ? », is no word. */
const WORD = /[\p{L}\p{N}]/u;

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => WORD.test(word)).length;
}

/** Runs are joined first: a word may be half in bold. */
function inlineWords(content: InlineText): number {
  const runs = content.flatMap((run) => (run.kind === 'link' ? run.runs : [run]));
  return countWords(runs.map(({ text }) => text).join(''));
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

function listWords({ items }: RichTextList): number {
  return sum(items, ({ content, lists }) => inlineWords(content) + sum(lists, listWords));
}

function textWords(part: RichTextPart): number {
  switch (part.kind) {
    case 'paragraph':
    case 'heading':
      return inlineWords(part.content);
    case 'list':
      return listWords(part);
    case 'quote':
      return sum(part.paragraphs, inlineWords);
    case 'code':
      return countWords(part.text);
    case 'image':
      return countWords(part.caption ?? '');
  }
}

function partWords(part: BodyPart): number {
  switch (part.kind) {
    case 'text':
      return sum(part.text, textWords);
    case 'table':
      return sum([part.table.columns, ...part.table.rows], (row) => sum(row, inlineWords));
    case 'quote':
      return sum(part.paragraphs, inlineWords);
    case 'image':
      return countWords(part.caption ?? '');
  }
}

/** In minutes, a started one counts; never less than one. */
export function readingMinutes(body: readonly BodyPart[]): number {
  return Math.max(1, Math.ceil(sum(body, partWords) / WORDS_PER_MINUTE));
}
