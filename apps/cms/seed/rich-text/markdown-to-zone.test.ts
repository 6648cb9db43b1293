import { describe, expect, it } from 'vitest';
import { markdownToZone } from './markdown-to-zone';

const quote = (text: string, author: string | null) => ({
  __component: 'body.quote',
  text,
  author,
  role: null,
});
const table = (columns: string[], ...rows: string[][]) => ({
  __component: 'body.table',
  caption: null,
  columns,
  rows,
});
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const richText = (...texts: string[]) => ({ __component: 'body.rich-text', content: texts.map(paragraph) });

describe('markdownToZone', () => {
  it.each([
    ['an empty body has no entry', '', []],
    ['neighbouring blocks share one rich text', 'a\n\nb', [richText('a', 'b')]],
    ['a quote splits the rich text', 'a\n\n> b\n\nc', [richText('a'), quote('b', null), richText('c')]],
    ['the author follows the closing mark', '> « a » — Léa, élue', [quote('« a »', 'Léa, élue')]],
    ['English quotation marks', '> "a" — Léa', [quote('"a"', 'Léa')]],
    ['a dash inside the words is not an author', '> « a — b »', [quote('« a — b »', null)]],
    ['only the last dash counts', '> « a — b » — Léa', [quote('« a — b »', 'Léa')]],
    ['an author may hold quotation marks', '> « a » — Léa, « b »', [quote('« a »', 'Léa, « b »')]],
    ['a letter keeps its paragraphs', '> Bonjour,\n>\n> a', [quote('Bonjour,\n\na', null)]],
    ['cells keep their Markdown', '| a | b |\n|---|---|\n| **1** | |', [table(['a', 'b'], ['**1**', ''])]],
    ['an escaped pipe is a pipe', '| a |\n|---|\n| 1 \\| 2 |', [table(['a'], ['1 | 2'])]],
  ])('%s', (_, markdown, entries) => {
    expect(markdownToZone(markdown)).toEqual(entries);
  });

  it.each([
    ['an aligned column', '| a |\n|:-:|\n| b |', 'columns are not aligned'],
    ['a row with a missing cell', '| a | b |\n|---|---|\n| c |', 'every row has as many cells'],
    ['bold in a quote', '> **a**', 'a quote is plain text'],
    ['a link in a quote', '> [a](/b)', 'a quote is plain text'],
    ['HTML between blocks', 'a\n\n<hr>', 'html: has no place'],
  ])('refuses %s', (_, markdown, message) => {
    expect(() => markdownToZone(markdown)).toThrow(message);
  });
});
