import { blocksToMarkdown, quoteToMarkdown } from './blocks-to-markdown.round-trip';
import type { QuoteEntry, TableEntry, ZoneEntry } from './markdown-to-zone';

export function zoneToMarkdown(entries: ZoneEntry[]): string {
  return entries.map(entryToMarkdown).join('\n\n');
}

function entryToMarkdown(entry: ZoneEntry): string {
  switch (entry.__component) {
    case 'body.rich-text':
      return blocksToMarkdown(entry.content);
    case 'body.table':
      return tableToMarkdown(entry);
    case 'body.quote':
      return quoteToMarkdown(attributedText(entry));
  }
}

function attributedText({ text, author }: QuoteEntry): string {
  return author === null ? text : `${text} — ${author}`;
}

function tableToMarkdown({ columns, rows }: TableEntry): string {
  const delimiters = columns.map(() => '---');
  return [rowToMarkdown(columns), `| ${delimiters.join(' | ')} |`, ...rows.map(rowToMarkdown)].join('\n');
}

function rowToMarkdown(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
}
