import { expect, it } from 'vitest';
import { lostWords } from './lost-words.rules';

it.each([
  ['/', ''],
  ['/programme/bachelor-relation-internationale', 'bachelor relation internationale'],
  ['/en/campus/lyon.html', 'lyon'],
  ['/actualites/2019/', 'actualites'],
  ['/%C3%A9cole/%E0%A4%A', 'e0 a4'],
  ['/%C3%A9cole', 'ecole'],
  [`/${'mot-'.repeat(50)}`, 'mot mot mot mot mot mot'],
])('%s', (path, words) => {
  expect(lostWords(path)).toBe(words);
});
