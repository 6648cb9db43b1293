import { describe, expect, it } from 'vitest';
import { currentEntry } from './current-entry.rules';

const SITE = 'https://www.meridia.example';
const at = (...paths: string[]) => paths.map((path) => `${SITE}${path}`);
const ENTRIES = [
  { own: `${SITE}/programme`, links: at('/programme/mba', '/programme?domaine=management', '/campus') },
  { own: `${SITE}/campus`, links: at('/campus/lyon', '/agenda') },
  { own: null, links: at('/integrer-meridia/admissions', '/agenda') },
  { own: `${SITE}/ecole`, links: at('/actualites') },
];

describe('the entry of the main menu that a page stands under', () => {
  it.each([
    ['its own, though another leads there', '/campus', 1],
    ['the only one that leads there', '/integrer-meridia/admissions', 2],
    ['that of the list, whatever is chosen in it', '/programme?campus=lyon', 0],
    ['that of a choice it names', '/programme?domaine=management', 0],
    ['that of the page it is a part of', '/actualites/rentree', 3],
    ['none when several lead there', '/agenda', null],
    ['none for a part of such a page', '/agenda/visite', null],
    ['none for a page that no entry knows', '/contact', null],
    ['none for the home page', '/', null],
  ])('is %s', (_rule, path, expected) => {
    expect(currentEntry(`${SITE}${path}`, ENTRIES)).toBe(expected);
  });
});
