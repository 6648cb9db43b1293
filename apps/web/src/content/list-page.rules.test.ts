import { describe, expect, it } from 'vitest';
import { toListPage, toWindow } from './list-page.rules';

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
