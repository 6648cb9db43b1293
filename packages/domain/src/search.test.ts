import { describe, expect, it } from 'vitest';
import { cleanSearch, SEARCH_LENGTH_MAX, toSearchWords } from './search.ts';

describe('what is typed', () => {
  it.each([
    ['  bachelor \t\n RI ', 'bachelor RI'],
    ['a\u0000b\u0007c', 'a b c'],
    ['zero\u200bwidth\u202ereversed', 'zero width reversed'],
    ['half \ud83d', 'half \ufffd'],
    ['', ''],
    ['<b>', '<b>'],
  ])('%j is %j', (typed, clean) => {
    expect(cleanSearch(typed)).toBe(clean);
  });

  it('has an end, and reading it again changes nothing', () => {
    const clean = cleanSearch(`${'mot '.repeat(10_000)}`);
    expect(clean.length).toBeLessThanOrEqual(SEARCH_LENGTH_MAX);
    expect(cleanSearch(clean)).toBe(clean);
  });
});

describe('the words of a text', () => {
  it.each([
    ['L’École d’été', ['l', 'ecole', 'd', 'ete']],
    ['Bac+5, C&D', ['bac', '5', 'c', 'd']],
    ['Sœurs & Œuvres', ['soeurs', 'oeuvres']],
    ['e\u0301cole', ['ecole']],
    ["'; drop table x --", ['drop', 'table', 'x']],
    ['日本', []],
  ])('%s', (text, words) => {
    expect(toSearchWords(text)).toEqual(words);
  });
});
