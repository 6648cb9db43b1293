import type {
  BlockNodeWire,
  InlineNodeWire,
  ListNodeWire,
  RichTextWire,
  TextNodeWire,
} from '@meridia/contract/rich-text.wire';
import { parseTable, type TableText } from '@meridia/domain/table-text';
import { fittingParts } from '@/content/client/misfits';
import { linkContacts, parseCell } from './inline-text.rules';
import { toQuoteParagraphs } from './quotation.rules';
import type {
  InlineText,
  ListItem,
  RichText,
  RichTextList,
  RichTextPart,
  TextMark,
  TextRun,
  TextTable,
} from './rich-text.model';

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const satisfies TextMark[];

type Fitting<Node> = Exclude<Node, { type: 'misfit' }>;

function marksOf(node: TextNodeWire): TextMark[] {
  return MARKS.filter((mark) => node[mark]);
}

function toRun(node: TextNodeWire): TextRun {
  return { kind: 'text', text: node.text, marks: marksOf(node) };
}

function toInline(nodes: readonly InlineNodeWire[]): InlineText {
  return fittingParts(nodes).flatMap((node): InlineText => {
    if (node.type === 'text') return linkContacts(node.text, marksOf(node));
    return [{ kind: 'link', href: node.url, runs: fittingParts(node.children).map(toRun) }];
  });
}

/** The content service puts a nested list after the item it belongs to; a list with no item before it has one made for it. */
function toList({ format, children }: ListNodeWire): RichTextList {
  const items: ListItem[] = [];
  for (const child of fittingParts(children)) {
    if (child.type === 'list-item') items.push({ content: toInline(child.children), lists: [] });
    else {
      const { content, lists } = items.pop() ?? { content: [], lists: [] };
      items.push({ content, lists: [...lists, toList(child)] });
    }
  }
  return { kind: 'list', isOrdered: format === 'ordered', items };
}

function plainText(nodes: readonly InlineNodeWire[]): string {
  return fittingParts(nodes)
    .map((node) => (node.type === 'text' ? node.text : plainText(node.children)))
    .join('');
}

function toPart(node: Fitting<BlockNodeWire>): RichTextPart {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', content: toInline(node.children) };
    case 'heading':
      return { kind: 'heading', level: node.level, content: toInline(node.children) };
    case 'list':
      return toList(node);
    case 'quote':
      return { kind: 'quote', paragraphs: toQuoteParagraphs(toInline(node.children)) };
    case 'code':
      return { kind: 'code', text: plainText(node.children) };
    case 'image': {
      const { url, alternativeText, caption, width, height } = node.image;
      return { kind: 'image', image: { url, alt: alternativeText ?? '', width, height }, caption };
    }
  }
}

function hasSomething(part: RichTextPart): boolean {
  if (part.kind !== 'paragraph' && part.kind !== 'heading') return true;
  return part.content.some((run) => run.kind === 'link' || run.text.trim() !== '');
}

/** Empty paragraphs, which editors leave between others, are no part of the text. */
export function toRichText(wire: RichTextWire): RichText {
  return fittingParts(wire).map(toPart).filter(hasSomething);
}

/** Every row has as many cells as there are columns: a short one ends with empty cells, a long one widens the table. */
export function toTextTable({ caption, ...text }: TableText & { caption: string | null }): TextTable {
  const { columns, rows } = parseTable(text);
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  const fill = (cells: string[]) =>
    Array.from({ length: width }, (_, index) => parseCell(cells[index] ?? ''));
  return { caption, columns: fill(columns), rows: rows.map(fill) };
}
