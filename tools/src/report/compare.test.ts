import { describe, expect, it } from 'vitest';
import { compare, formatLines } from './compare.ts';

const FILES = { meridia: { news: { fr: 60, en: 15 }, redirect: { '-': 6 }, 'blog-post': { fr: 24, en: 0 } } };
const place = (type: string, locale: string) => ({ school: 'meridia', type, locale });
const LOADED = [
  { ...place('news', 'fr'), published: 60, drafts: 60 },
  { ...place('news', 'en'), published: 15, drafts: 15 },
  { ...place('redirect', '-'), published: 6, drafts: null },
  { ...place('blog-post', 'fr'), published: 24, drafts: 24 },
];

const wrongIn = (loaded: typeof LOADED | object[]) =>
  compare(FILES, loaded as typeof LOADED)
    .filter(({ isRight }) => !isRight)
    .map(({ type, locale }) => `${type} ${locale}`);

describe('compare', () => {
  it('agrees when the database holds what the files hold', () => {
    expect(wrongIn(LOADED)).toEqual([]);
    expect(compare(FILES, LOADED)).toHaveLength(4);
  });

  it.each([
    ['a document that was not loaded', { ...LOADED[0], published: 59 }],
    ['a document that is not in the files', { ...LOADED[0], published: 61 }],
    ['a draft that is missing', { ...LOADED[0], drafts: 59 }],
    ['a draft that was never published', { ...LOADED[0], drafts: 61 }],
  ])('sees %s', (_what, row) => {
    expect(wrongIn([row, ...LOADED.slice(1)])).toEqual(['news fr']);
  });

  it('sees a type that was not loaded at all', () => {
    expect(wrongIn(LOADED.slice(0, 3))).toEqual(['blog-post fr']);
  });

  it.each([
    ['a language', place('blog-post', 'en')],
    ['a type', place('label', 'fr')],
    ['a school', { ...place('news', 'fr'), school: 'inconnue' }],
  ])('sees %s that the files do not know', (_what, where) => {
    expect(wrongIn([...LOADED, { ...where, published: 1, drafts: 1 }])).toEqual([
      `${where.type} ${where.locale}`,
    ]);
  });
});

describe('formatLines', () => {
  it('says which line is wrong', () => {
    const lines = formatLines(compare(FILES, LOADED.slice(0, 3))).split('\n');
    expect(lines.filter((line) => line.endsWith('DIFFERENT'))).toEqual([
      expect.stringContaining('blog-post'),
    ]);
  });
});
