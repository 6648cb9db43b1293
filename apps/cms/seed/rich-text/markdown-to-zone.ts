import type { Blockquote, RootContent, Table, TableCell, TableRow } from 'mdast';
import type { BlocksNode, InlineNode, TextNode } from './blocks-node';
import { blockNode, quoteText } from './markdown-to-blocks';
import { parseMarkdown } from './parse-markdown';
import { UnsupportedMarkdownError } from './unsupported-markdown';

type RichTextEntry = { __component: 'body.rich-text'; content: BlocksNode[] };

/** Cells keep their inline Markdown (`**695 €**`) as text. */
type TableEntry = {
  __component: 'body.table';
  caption: string | null;
  columns: string[];
  rows: string[][];
};

/** The text is plain, with its own quotation marks; an empty line separates paragraphs. */
type QuoteEntry = {
  __component: 'body.quote';
  text: string;
  author: string | null;
  role: string | null;
};

export type ZoneEntry = RichTextEntry | TableEntry | QuoteEntry;

/** The last dash that follows a closing quotation mark: a dash inside the quoted words does not count. */
const ATTRIBUTION = /^(.*[»”"]) — (.+)$/s;

/** Tables and quotes become components of their own; what lies between them is rich text. */
export function markdownToZone(markdown: string): ZoneEntry[] {
  const entries: ZoneEntry[] = [];
  for (const node of parseMarkdown(markdown).children) {
    const entry = zoneEntry(node, markdown);
    const previous = entries[entries.length - 1];
    if (entry.__component === 'body.rich-text' && previous?.__component === 'body.rich-text') {
      previous.content.push(...entry.content);
    } else {
      entries.push(entry);
    }
  }
  return entries;
}

function zoneEntry(node: RootContent, markdown: string): ZoneEntry {
  if (node.type === 'table') return tableEntry(node, markdown);
  if (node.type === 'blockquote') return quoteEntry(node);
  return { __component: 'body.rich-text', content: [blockNode(node)] };
}

function tableEntry(node: Table, markdown: string): TableEntry {
  if (node.align?.some((side) => side !== null)) {
    throw new UnsupportedMarkdownError(node, 'columns are not aligned one by one');
  }
  const [columns = [], ...rows] = node.children.map((row) => rowCells(row, markdown));
  if (rows.some((row) => row.length !== columns.length)) {
    throw new UnsupportedMarkdownError(node, 'every row has as many cells as the header');
  }
  return { __component: 'body.table', caption: null, columns, rows };
}

function rowCells(row: TableRow, markdown: string): string[] {
  return row.children.map((cell) => cellMarkdown(cell, markdown));
}

function cellMarkdown(cell: TableCell, markdown: string): string {
  const start = cell.children[0]?.position?.start.offset;
  const end = cell.children[cell.children.length - 1]?.position?.end.offset;
  // A pipe is escaped because of the table, not because of the cell.
  return markdown.slice(start ?? 0, end ?? 0).replace(/\\\|/g, '|');
}

function quoteEntry(node: Blockquote): QuoteEntry {
  const words = quoteText(node)
    .map((inline) => {
      if (isPlainText(inline)) return inline.text;
      throw new UnsupportedMarkdownError(node, 'a quote is plain text');
    })
    .join('');
  const attributed = ATTRIBUTION.exec(words);
  return {
    __component: 'body.quote',
    text: attributed?.[1] ?? words,
    author: attributed?.[2] ?? null,
    role: null,
  };
}

function isPlainText(node: InlineNode): node is TextNode {
  return node.type === 'text' && !node.bold && !node.italic && !node.code;
}
