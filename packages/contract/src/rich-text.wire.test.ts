import { describe, expect, it } from 'vitest';
import { MISFIT } from './misfit.wire.ts';
import { richTextWire } from './rich-text.wire.ts';

const text = (words: string) => ({ type: 'text', text: words });

describe('rich text', () => {
  it('keeps every node that the editor can write', () => {
    const blocks = [
      { type: 'heading', level: 2, children: [text('Adresse')] },
      {
        type: 'paragraph',
        children: [
          { ...text('Un mot'), bold: true, italic: true, underline: true, strikethrough: true, code: true },
          { type: 'link', url: '/campus', children: [text('un lien')] },
        ],
      },
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [text('un')] },
          {
            type: 'list',
            format: 'unordered',
            children: [
              { type: 'list-item', children: [text('deux')] },
              {
                type: 'list',
                format: 'ordered',
                children: [{ type: 'list-item', children: [text('trois')] }],
              },
            ],
          },
        ],
      },
      { type: 'quote', children: [text('« Oui. »')] },
      { type: 'code', language: null, children: [text('SELECT 1')] },
      {
        type: 'image',
        image: { url: '/media/a.jpg', alternativeText: 'Un amphi', caption: null, width: 800, height: 600 },
      },
    ];
    expect(richTextWire.parse(blocks)).toEqual(blocks);
  });

  it('an unknown block is a misfit, and the rest shows', () => {
    const known = { type: 'paragraph', children: [text('Bonjour')] };
    expect(richTextWire.parse([{ type: 'embed', url: 'x' }, known])).toMatchObject([
      { type: MISFIT, received: 'embed' },
      known,
    ]);
  });

  it('an unknown inline node does not take its paragraph away', () => {
    const paragraph = { type: 'paragraph', children: [text('a'), { type: 'emoji' }, text('b')] };
    expect(richTextWire.parse([paragraph])).toMatchObject([
      { type: 'paragraph', children: [text('a'), { type: MISFIT, received: 'emoji' }, text('b')] },
    ]);
  });

  it('an unknown node deep in a list does not take the list away', () => {
    const inner = { type: 'list', format: 'ordered', children: [{ type: 'task' }] };
    expect(richTextWire.parse([{ type: 'list', format: 'unordered', children: [inner] }])).toMatchObject([
      { type: 'list', children: [{ type: 'list', children: [{ type: MISFIT, received: 'task' }] }] },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' https://a.example'])(
    'a link to %s is a misfit that says why',
    (url) => {
      const paragraph = { type: 'paragraph', children: [{ type: 'link', url, children: [text('x')] }] };
      expect(richTextWire.parse([paragraph])).toMatchObject([
        { children: [{ type: MISFIT, received: 'link', reason: expect.stringContaining('url') }] },
      ]);
    },
  );

  it('a text that is not a list of nodes does not fit', () => {
    expect(richTextWire.safeParse('Bonjour').success).toBe(false);
  });
});
