import { describe, expect, it } from 'vitest';
import { choosePart } from './choose-part.rules';

const group = (isWeak = false) => ({ typed: 'x', terms: [], isWeak });
const parts = [
  { anchor: 'formation', title: null, said: [true, true], named: [true, false] },
  { anchor: 'admission', title: null, said: [false, true], named: [false, false] },
  { anchor: 'tarif', title: null, said: [false, true], named: [false, true] },
];

describe('the part of a page that answers', () => {
  it.each([
    ['says what the title does not', [group(), group()], [true, false], 'tarif'],
    ['none where the title says it all', [group(), group()], [true, true], undefined],
    ['none where only a weak word is left', [group(), group(true)], [true, false], undefined],
    ['says all of it, where none is called so', [group(), group()], [false, false], 'formation'],
    ['none where it takes two of them', [group(), group(), group()], [false, false, false], undefined],
  ])('%s', (_case, groups, titled, anchor) => {
    expect(choosePart(groups, titled, parts)?.anchor).toBe(anchor);
  });
});
