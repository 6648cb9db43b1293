import type { InlineText, RichText, RichTextList, RichTextPart } from '@/content/rich-text.model';

const inlineText = (content: InlineText): string =>
  content
    .flatMap((run) => (run.kind === 'link' ? run.runs : [run]))
    .map(({ text }) => text)
    .join('');

const listLines = ({ items }: RichTextList): string[] =>
  items.flatMap(({ content, lists }) => [inlineText(content), ...lists.flatMap(listLines)]);

function lines(part: RichTextPart): string[] {
  switch (part.kind) {
    case 'paragraph':
    case 'heading':
      return [inlineText(part.content)];
    case 'list':
      return listLines(part);
    case 'quote':
      return part.paragraphs.map(inlineText);
    case 'code':
      return [part.text];
    case 'image':
      return [];
  }
}

/** The words of a text, a line for each of its parts. */
export function plainText(text: RichText): string {
  return text
    .flatMap(lines)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
