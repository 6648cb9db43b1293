import type { InlineText, ListItem, RichText } from '@/content/rich-text.model';
import type { SheetPart, Words } from '@/features/pdf-sheet/sheet.model';

function plainText(content: InlineText): string {
  return content
    .map((run) => (run.kind === 'link' ? run.runs.map(({ text }) => text).join('') : run.text))
    .join('');
}

function itemTexts({ content, lists }: ListItem): string[] {
  return [plainText(content), ...lists.flatMap(({ items }) => items.flatMap(itemTexts))];
}

/** What an editor wrote, without its pictures: a sheet has words. */
export function richTextParts(content: RichText, lang: string | undefined): SheetPart[] {
  const words = (text: string): Words => ({ text, lang });
  return content.flatMap((part): SheetPart[] => {
    switch (part.kind) {
      case 'paragraph':
        return [{ kind: 'text', words: words(plainText(part.content)) }];
      case 'heading':
        return [{ kind: 'title', text: plainText(part.content), lang }];
      case 'list':
        return [{ kind: 'list', isOrdered: part.isOrdered, items: part.items.flatMap(itemTexts).map(words) }];
      case 'quote':
        return part.paragraphs.map((one) => ({ kind: 'text', words: words(plainText(one)) }));
      case 'code':
        return [{ kind: 'text', words: words(part.text) }];
      case 'image':
        return [];
    }
  });
}
