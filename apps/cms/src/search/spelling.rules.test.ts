import { describe, expect, it } from 'vitest';
import { nearestWords, typingErrors } from './spelling.rules';

describe('typing errors', () => {
  it.each([
    ['lyon', 'lyon', 0],
    ['lion', 'lyon', 1],
    ['bachlor', 'bachelor', 1],
    ['bahcelor', 'bachelor', 1],
    ['diplomacie', 'diplomatie', 1],
    ['', 'abc', 3],
  ])('%s, %s', (one, other, count) => {
    expect(typingErrors(one, other)).toBe(count);
    expect(typingErrors(other, one)).toBe(count);
  });
});

describe('the words that were meant', () => {
  it.each([
    ['bachlor', ['bachelor', 'bachelors', 'acheteur'], ['bachelor']],
    ['xyzzy', ['lyon', 'fuzzy'], []],
    ['ri', ['rh', 'ra'], []],
    ['geneve', [], []],
  ])('%s', (typed, candidates, meant) => {
    expect(nearestWords(typed, candidates)).toEqual(meant);
  });
});
