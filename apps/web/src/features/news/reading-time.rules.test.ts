import { describe, expect, it } from 'vitest';
import type { BodyPart } from '@/content/body.model';
import type { InlineText } from '@/content/rich-text.model';
import { readingMinutes } from './reading-time.rules';

const inline = (text: string): InlineText => [{ kind: 'text', text, marks: [] }];
const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');
const paragraph = (text: string): BodyPart => ({
  kind: 'text',
  id: 1,
  text: [{ kind: 'paragraph', content: inline(text) }],
});

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])('%i words take %i minutes', (count, minutes) => {
    expect(readingMinutes([paragraph(words(count))])).toBe(minutes);
  });

  it('a sign that stands alone is no word', () => {
    expect(readingMinutes([paragraph(`${words(200)} « » : ? – …`)])).toBe(1);
  });

  it('a word in two runs is one', () => {
    const content: InlineText = [
      { kind: 'text', text: `${words(199)} re`, marks: [] },
      { kind: 'text', text: 'lire', marks: ['bold'] },
    ];
    expect(readingMinutes([{ kind: 'text', id: 1, text: [{ kind: 'paragraph', content }] }])).toBe(1);
  });

  it.each<[string, BodyPart]>([
    ['a quote', { kind: 'quote', id: 2, paragraphs: [inline(words(2))], author: null, role: null }],
    [
      'a table',
      { kind: 'table', id: 2, table: { caption: null, columns: [inline('mot')], rows: [[inline('mot')]] } },
    ],
    [
      'a nested list',
      {
        kind: 'text',
        id: 2,
        text: [
          {
            kind: 'list',
            isOrdered: false,
            items: [
              {
                content: inline('mot'),
                lists: [{ kind: 'list', isOrdered: true, items: [{ content: inline('mot'), lists: [] }] }],
              },
            ],
          },
        ],
      },
    ],
    [
      'a link',
      {
        kind: 'text',
        id: 2,
        text: [
          {
            kind: 'paragraph',
            content: [
              { kind: 'link', href: '/campus', runs: [{ kind: 'text', text: 'deux mots', marks: [] }] },
            ],
          },
        ],
      },
    ],
  ])('%s is read too', (_part, part) => {
    expect(readingMinutes([paragraph(words(199)), part])).toBe(2);
  });
});
