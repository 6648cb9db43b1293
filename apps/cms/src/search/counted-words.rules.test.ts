import { expect, it } from 'vitest';
import { toCountedWords } from './counted-words.rules';

it.each([
  ['Astrologie', 'astrologie'],
  ['école vétérinaire', 'ecole veterinaire'],
  ['jeanne.martin@example.org', null],
  ['06 12 34 56 78', null],
  ['Jeanne Martin', null],
  ['Jean-Marc D’Ornano', null],
  ['je cherche les notes de mon fils', null],
  ['x', null],
  ['日本', null],
  ['a'.repeat(61), null],
])('of « %s » is kept %j', (asked, kept) => {
  expect(toCountedWords(asked)).toBe(kept);
});
