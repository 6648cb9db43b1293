import { expect, it } from 'vitest';
import { textOf } from './text-of.rules';

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (value: string) => ({ type: 'text', text: value });

it.each([
  ['a text', 'Un  texte\n', 'Un texte'],
  ['nothing', [null, undefined, 3, true, new Date(0), '2028-11-20'], ''],
  [
    'a rich text',
    [paragraph(text('inter'), { ...text('national'), bold: true }), paragraph(text('Suite'))],
    'international\nSuite',
  ],
  [
    'a link inside, without its address',
    [paragraph(text('Voir '), { type: 'link', url: 'https://x.example', children: [text('ici')] })],
    'Voir ici',
  ],
  [
    'a list',
    [
      {
        type: 'list',
        children: [
          { type: 'list-item', children: [text('un')] },
          { type: 'list-item', children: [text('deux')] },
        ],
      },
    ],
    'un\ndeux',
  ],
  [
    'components',
    [
      {
        id: 3,
        __component: 'block.cards',
        anchor: 'x',
        title: 'Titre',
        items: [{ id: 4, text: 'Carte', url: '/a' }],
      },
    ],
    'Titre\nCarte',
  ],
  ['what is not seen', 'a\u0000b\u200bc', 'a b c'],
])('%s', (_case, value, expected) => {
  expect(textOf(value)).toBe(expected);
});
