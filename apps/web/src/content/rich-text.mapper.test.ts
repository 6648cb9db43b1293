import { describe, expect, it } from 'vitest';
import { richTextWire } from '@meridia/contract/rich-text.wire';
import { toRichText, toTextTable } from './rich-text.mapper';

const text = (value: string) => ({ type: 'text', text: value });
const item = (value: string) => ({ type: 'list-item', children: [text(value)] });
const list = (...children: unknown[]) => ({ type: 'list', format: 'unordered', children });
const run = (value: string) => ({ kind: 'text', text: value, marks: [] });

/** As the content service sends it, through the contract. */
const read = (...nodes: unknown[]) => toRichText(richTextWire.parse(nodes));

describe('rich text', () => {
  it('puts a nested list under the item it follows, at any depth', () => {
    const [part] = read(list(item('a'), list(item('a1'), list(item('a1x'))), item('b')));
    expect(part).toEqual({
      kind: 'list',
      isOrdered: false,
      items: [
        {
          content: [run('a')],
          lists: [
            {
              kind: 'list',
              isOrdered: false,
              items: [
                {
                  content: [run('a1')],
                  lists: [{ kind: 'list', isOrdered: false, items: [{ content: [run('a1x')], lists: [] }] }],
                },
              ],
            },
          ],
        },
        { content: [run('b')], lists: [] },
      ],
    });
  });

  it('skips what it does not know, and keeps the rest', () => {
    const parts = read(
      { type: 'paragraph', children: [text('un'), { type: 'emoji', text: ':)' }] },
      { type: 'widget', html: '<script>' },
      { type: 'paragraph', children: [text('deux')] },
    );
    expect(parts).toEqual([
      { kind: 'paragraph', content: [run('un')] },
      { kind: 'paragraph', content: [run('deux')] },
    ]);
  });

  it('refuses a link that would run a script', () => {
    const link = { type: 'link', url: 'javascript:alert(1)', children: [text('ici')] };
    expect(read({ type: 'paragraph', children: [text('Voyez '), link] })).toEqual([
      { kind: 'paragraph', content: [run('Voyez ')] },
    ]);
  });

  it('leaves out the empty paragraphs that editors use as spaces', () => {
    expect(read({ type: 'paragraph', children: [text(' ')] })).toEqual([]);
  });

  it('keeps the marks of a text', () => {
    const [part] = read({ type: 'paragraph', children: [{ ...text('fort'), bold: true, code: true }] });
    expect(part).toEqual({
      kind: 'paragraph',
      content: [{ kind: 'text', text: 'fort', marks: ['bold', 'code'] }],
    });
  });
});

describe('tables', () => {
  it('have as many cells in each row, whatever the editor typed', () => {
    const table = toTextTable({ caption: null, columns: 'A | B', rows: '1\n1 | 2 | 3' });
    expect(table.columns).toEqual([[run('A')], [run('B')], []]);
    expect(table.rows).toEqual([
      [[run('1')], [], []],
      [[run('1')], [run('2')], [run('3')]],
    ]);
  });
});
