import { describe, expect, it } from 'vitest';
import { afterEcho, contentKey } from './form-echoes.rules';

describe('PANEL-06 what the form shows of a rich text', () => {
  it.each([
    ['what it showed before', ['a', 'b', 'c'], 'a', ['a', 'b', 'c']],
    ['what was sent to it, while more was typed', ['a', 'b', 'c'], 'b', ['b', 'c']],
    ['the last that was sent, the others skipped', ['a', 'b', 'c'], 'c', ['c']],
    ['something typed and taken back', ['a', 'b', 'a'], 'a', ['a', 'b', 'a']],
    ['something else: a version that is restored', ['b', 'c'], 'a', null],
  ])('PANEL-06 %s', (_case, known, shown, expected) => {
    expect(afterEcho(known, shown)).toEqual(expected);
  });

  it('PANEL-06 is the same content in another order of its keys', () => {
    expect(contentKey([{ type: 'text', text: 'a' }])).toBe(contentKey([{ text: 'a', type: 'text' }]));
    expect(contentKey([{ text: 'a' }])).not.toBe(contentKey([{ text: 'b' }]));
    expect(contentKey(undefined)).toBe(contentKey(null));
  });
});
