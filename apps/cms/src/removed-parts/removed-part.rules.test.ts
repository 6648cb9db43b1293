import { describe, expect, it } from 'vitest';
import { findRemoved, nameOf, withPart } from './removed-part.rules';

const block = (title: string) => ({ __component: 'block.hero', __temp_key__: title, title });
const [A, B, C] = [block('a'), block('b'), block('c')];

describe('PANEL-07 what was taken away from a form', () => {
  it.each([
    ['a block', { body: [A, B, C] }, { body: [A, C] }, ['body'], 1],
    ['the last one', { body: [A] }, { body: [] }, ['body'], 0],
    ['an entry of a part', { menu: { entries: [B, C] } }, { menu: { entries: [B] } }, ['menu', 'entries'], 1],
    ['the one part of a field', { seo: A, title: 'x' }, { seo: null, title: 'x' }, ['seo'], null],
  ])('PANEL-07 %s', (_case, before, after, path, index) => {
    const removed = findRemoved(before, after);
    expect(removed).toMatchObject({ path, index });
    expect(removed && withPart(after, removed)).toEqual(
      path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], before),
    );
  });

  it.each([
    ['nothing', { body: [A, B] }, { body: [A, B] }],
    ['something typed', { title: 'a' }, { title: '' }],
    ['a block moved', { body: [A, B] }, { body: [B, A] }],
    ['a block added', { body: [A] }, { body: [A, B] }],
    ['a document read again', { body: [A, B] }, { body: [{ ...A }] }],
    ['a relation', { campus: { connect: [{ id: 1 }] } }, { campus: { connect: [] } }],
    ['a picture', { focusImage: { id: 1, mime: 'image/png' } }, { focusImage: null }],
    ['a paragraph', { text: [{ type: 'paragraph' }, { type: 'quote' }] }, { text: [{ type: 'paragraph' }] }],
  ])('PANEL-07 %s is none', (_case, before, after) => {
    expect(findRemoved(before, after)).toBeNull();
  });

  it('PANEL-07 comes back to its place, beside what was typed since, under its name', () => {
    const removed = findRemoved({ body: [A, B, C] }, { body: [A, C] });
    const typed = { ...C, title: 'typed' };
    expect(removed && withPart({ body: [A, typed] }, removed)).toEqual([A, B, typed]);
    expect(removed && nameOf(removed)).toBe('b');
  });
});
