import { describe, expect, it } from 'vitest';
import type { BlocksNode, InlineNode } from './blocks-node';
import { blocksToMarkdown } from './blocks-to-markdown.round-trip';
import { comparableTree } from './comparable-tree.round-trip';
import { markdownToBlocks } from './markdown-to-blocks';

const text = (value: string, marks = {}) => ({ type: 'text' as const, text: value, ...marks });
const paragraph = (...children: InlineNode[]): BlocksNode => ({ type: 'paragraph', children });
const item = (value: string) => ({ type: 'list-item' as const, children: [text(value)] });
const list = (format: 'ordered' | 'unordered', ...children: unknown[]) => ({
  type: 'list',
  format,
  children,
});

describe('markdownToBlocks', () => {
  it.each([
    ['an empty text has no block', '', []],
    ['a soft line end is a space', 'un\ndeux', [paragraph(text('un deux'))]],
    [
      'a hard break is a line end inside the text',
      'un\\\ndeux  \ntrois',
      [paragraph(text('un\ndeux\ntrois'))],
    ],
    ['no-break spaces stay', 'à 5\u00a0€\u202f!', [paragraph(text('à 5\u00a0€\u202f!'))]],
    ['a heading keeps its level', '### Titre', [{ type: 'heading', level: 3, children: [text('Titre')] }]],
    ['inline code is a flag', '`a`', [paragraph(text('a', { code: true }))]],
    [
      'nested emphasis adds flags',
      '**a *b***',
      [paragraph(text('a ', { bold: true }), text('b', { bold: true, italic: true }))],
    ],
    [
      'code keeps its language',
      '```ts\na\nb\n```',
      [{ type: 'code', language: 'ts', children: [text('a\nb')] }],
    ],
    ['code may have no language', '    a', [{ type: 'code', children: [text('a')] }]],
    ['paragraphs of a quote are set apart', '> a\n>\n> b', [{ type: 'quote', children: [text('a\n\nb')] }]],
    ['an ordered list', '1. a\n2. b', [list('ordered', item('a'), item('b'))]],
    [
      'a nested list follows its item',
      '- a\n  1. b\n- c',
      [list('unordered', item('a'), { ...list('ordered', item('b')), indentLevel: 1 }, item('c'))],
    ],
    [
      'a link has a text on both sides',
      '[**a**](/campus)[b](https://meridia.example)',
      [
        paragraph(
          text(''),
          { type: 'link', url: '/campus', children: [text('a', { bold: true })] },
          text(''),
          { type: 'link', url: 'https://meridia.example', children: [text('b')] },
          text(''),
        ),
      ],
    ],
  ])('%s', (_, markdown, blocks) => {
    expect(markdownToBlocks(markdown)).toEqual(blocks);
  });

  it.each([
    '***a***',
    '**a *b* c**',
    '*a **b** c*',
    '**a**b*c*',
    'a `b` **`c`**\\\nd',
    '[a *b*](mailto:contact@meridia.example) c',
    '- a\n  - b\n    1. c\n  - d\n\n* e',
    '> a **b**\n>\n> c\\\n> d',
    '1\\. Pas une liste, \\*ni\\* gras, [ni] lien',
    '```\na\n\nb\n```',
  ])('survives the way back: %j', (markdown) => {
    expect(comparableTree(blocksToMarkdown(markdownToBlocks(markdown)))).toEqual(comparableTree(markdown));
  });

  it.each([
    ['a table', '| a |\n|---|\n| b |', 'line 1, table: has no place in Strapi blocks'],
    ['an image', 'Voici\n\n![a](/a.png)', 'line 3, image: has no place in Strapi blocks'],
    ['HTML', '<b>a</b>', 'html: has no place'],
    ['a separator', '***', 'thematicBreak: has no place'],
    ['a link by reference', '[a]\n\n[a]: /b', 'linkReference: has no place'],
    ['strikethrough', '~~a~~', 'strikethrough is not supported'],
    ['the title of a link', '[a](/b "c")', 'a blocks link has no title'],
    ['a link without text', '[](/b)', 'has no text'],
    ['a relative address', '[a](b)', 'Strapi refuses the address "b"'],
    ['a script address', '[a](javascript:b)', 'Strapi refuses the address "javascript:b"'],
    ['a list that starts at 3', '3. a', 'a list starts at 1'],
    ['an item of two paragraphs', '- a\n\n  b', 'an item holds one text and lists'],
    ['an empty item', '-', 'an item starts with its text'],
    ['a list in a quote', '> - a', 'a quote holds paragraphs only'],
    ['an empty quote', '>', 'blockquote: is empty'],
    ['an empty heading', '##', 'heading: is empty'],
    ['what follows the language of a code', '```ts a\n```', 'only the language'],
  ])('refuses %s', (_, markdown, message) => {
    expect(() => markdownToBlocks(markdown)).toThrow(message);
  });
});
