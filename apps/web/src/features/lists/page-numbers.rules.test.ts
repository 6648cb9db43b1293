import { describe, expect, it } from 'vitest';
import { pageOfPath, shownPages } from './page-numbers.rules';

describe('pageOfPath', () => {
  it.each([
    ['', 1],
    ['1', 1],
    ['12', 12],
    ['0', null],
    ['-1', null],
    ['01', null],
    ['1.5', null],
    ['1e3', null],
    ['deux', null],
    [' ', null],
  ])('ROUTE-06 /actualites/page/%s is page %s', (number, expected) => {
    expect(pageOfPath(number)).toBe(expected);
  });
});

describe('shownPages', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 7, [1, 2, 3, 'gap', 7]],
    [2, 7, [1, 2, 3, 'gap', 7]],
    [3, 7, [1, 2, 3, 4, 'gap', 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [7, 7, [1, 'gap', 5, 6, 7]],
    [5, 5, [1, 2, 3, 4, 5]],
  ])('page %i of %i', (current, count, expected) => {
    expect(shownPages(current, count)).toEqual(expected);
  });
});
