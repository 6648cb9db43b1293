import { describe, expect, it } from 'vitest';
import { excerptOf, markText, searchedWords, type Marked } from './highlight.rules';

const groups = [
  { typed: 'geopolitiques', terms: [{ words: ['geopolitiques'] }], isWeak: false },
  { typed: 'ri', terms: [{ words: ['ri'] }, { words: ['relations'] }], isWeak: false },
  { typed: 'lyo', terms: [{ words: ['lyo'], isPrefix: true }], isWeak: false },
];
const stems = new Map([
  ['geopolitiques', ['geopolit']],
  ['ri', ['ri']],
  ['relations', ['relat']],
]);
const isSearched = searchedWords(groups, stems);
const shown = (marked: Marked) => marked.map(([text, isMarked]) => (isMarked ? `[${text}]` : text)).join('');

describe('what was searched stands out', () => {
  it.each([
    ['La Géopolitique, à Lyon', 'La [Géopolitique], à [Lyon]'],
    ['Relation et relativité', '[Relation] et [relativité]'],
    ['rire', 'rire'],
    ['<b>relations</b>', '<b>[relations]</b>'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(shown(markText(text, isSearched))).toBe(expected);
  });
});

describe('an excerpt', () => {
  it('is the whole of a short text', () => {
    expect(shown(excerptOf('Une école\nà Lyon.', isSearched))).toBe('Une école à [Lyon].');
  });

  it('is round what was searched, where most of it stands', () => {
    const text = `relations ${'mot '.repeat(60)}géopolitique à Lyon ${'suite '.repeat(60)}`;
    const excerpt = shown(excerptOf(text, isSearched));
    expect(excerpt).toMatch(/^… (?:mot )+\[géopolitique\] à \[Lyon\] (?:suite ?)+…$/);
    expect(excerpt.split(' ').length).toBeLessThan(40);
  });

  it('is the beginning where nothing stands out', () => {
    expect(shown(excerptOf('mot '.repeat(60), isSearched))).toMatch(/^mot mot .*…$/);
    expect(excerptOf('', isSearched)).toEqual([]);
  });
});
