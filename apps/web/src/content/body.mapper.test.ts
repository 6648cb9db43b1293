import { expect, it } from 'vitest';
import type { BodyEntryWire } from '@meridia/contract/body-zone.wire';
import { toBody } from './body.mapper';

const text = (value: string) => ({ kind: 'text', text: value, marks: [] });

it.each<[string, BodyEntryWire, unknown[]]>([
  [
    'a text',
    {
      __component: 'body.rich-text',
      id: 1,
      content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Bonjour.' }] }],
    },
    [{ kind: 'text', id: 1, text: [{ kind: 'paragraph', content: [text('Bonjour.')] }] }],
  ],
  [
    'a table',
    { __component: 'body.table', id: 2, caption: 'Frais', columns: 'A | B', rows: '1 | 2' },
    [
      {
        kind: 'table',
        id: 2,
        table: { caption: 'Frais', columns: [[text('A')], [text('B')]], rows: [[[text('1')], [text('2')]]] },
      },
    ],
  ],
  [
    'a quotation, without the marks round it, by paragraphs',
    { __component: 'body.quote', id: 3, text: '« Un.\n\nDeux. »', author: 'Inès', role: null },
    [{ kind: 'quote', id: 3, paragraphs: [[text('Un.')], [text('Deux.')]], author: 'Inès', role: null }],
  ],
  [
    'an image that is gone leaves nothing',
    { __component: 'body.image', id: 4, image: null, caption: 'A' },
    [],
  ],
])('%s', (_name, entry, expected) => {
  expect(toBody([entry])).toEqual(expected);
});

it('a part that is not known is skipped', () => {
  expect(toBody([{ __component: 'misfit', received: 'body.video', reason: 'unknown' }])).toEqual([]);
});
