import { describe, expect, it } from 'vitest';
import { restOfWindow, toListPage, toWindow } from './list-page.rules';

describe('the window of a page', () => {
  it.each([
    ['the first page', 1, { start: 0, limit: 12 }],
    ['the third page', 3, { start: 24, limit: 12 }],
    ['zero', 0, null],
    ['a negative number', -1, null],
    ['a fraction', 1.5, null],
    ['not a number', Number.NaN, null],
    ['a number that no list reaches', 10 ** 9, null],
  ])('%s', (_name, page, expected) => {
    expect(toWindow(page, 12)).toEqual(expected);
  });
});

describe('a page of a list', () => {
  it.each([
    ['a full one', 60, 1, { total: 60, page: 1, pageCount: 5 }],
    ['the last one', 61, 6, { total: 61, page: 6, pageCount: 6 }],
    ['past the end', 60, 6, null],
    ['an empty list has one page', 0, 1, { total: 0, page: 1, pageCount: 1 }],
  ])('%s', (_name, total, page, expected) => {
    const found = toListPage({ items: ['a'], total }, { start: (page - 1) * 12, limit: 12 });
    expect(found).toEqual(expected && { ...expected, items: ['a'] });
  });
});

describe('EN-02 what is left of a window over two lists', () => {
  it.each([
    ['all of it in the first list', 0, 30, { start: 0, limit: 1, isShown: false }],
    ['its end in the second', 12, 15, { start: 0, limit: 9, isShown: true }],
    ['just behind the first', 12, 12, { start: 0, limit: 12, isShown: true }],
    ['further in the second', 24, 15, { start: 9, limit: 12, isShown: true }],
    ['nothing in the first', 0, 0, { start: 0, limit: 12, isShown: true }],
  ])('EN-02 %s', (_case, start, first, expected) => {
    expect(restOfWindow({ start, limit: 12 }, first)).toEqual(expected);
  });

  it('EN-02 the pages hold each item of both lists once, in order', () => {
    const [english, french] = [17, 29].map((count) => Array.from({ length: count }, (_item, rank) => rank));
    const pages = Array.from({ length: 4 }, (_page, rank) => {
      const window = { start: rank * 12, limit: 12 };
      const { isShown, start, limit } = restOfWindow(window, english!.length);
      return [
        ...english!.slice(window.start, window.start + window.limit).map((item) => `en ${item}`),
        ...(isShown ? french!.slice(start, start + limit) : []).map((item) => `fr ${item}`),
      ];
    });
    expect(pages.map(({ length }) => length)).toEqual([12, 12, 12, 10]);
    expect(pages.flat()).toEqual([
      ...english!.map((item) => `en ${item}`),
      ...french!.map((item) => `fr ${item}`),
    ]);
  });
});
