import { describe, expect, it } from 'vitest';
import { listHref } from './list-address.rules';
import { readSelection } from './list-selection.rules';
import { isBlog, shownNews, widerSelections, type NewsSelection } from './news-selection.rules';

const read = (query: string) => readSelection('actualites', new URLSearchParams(query));
const hrefOf = (selection: NewsSelection) => listHref('actualites', selection);

describe('the address of a page of the list', () => {
  it.each([
    ['ROUTE-06 page 1 is /actualites', '', '/actualites'],
    ['ROUTE-06 a page has its own address', 'page=3', '/actualites/page/3'],
    [
      'with a filter, the page is in the query',
      'categorie=international&page=2',
      '/actualites?categorie=international&page=2',
    ],
    ['one campus at a time', 'campus=nice&campus=lyon', '/actualites?campus=lyon'],
    ['ROUTE-10 the blog has no campus', 'categorie=blog&campus=lyon', '/actualites?categorie=blog'],
  ])('%s', (_rule, query, expected) => {
    expect(hrefOf(shownNews(read(query)))).toBe(expected);
  });

  it('ROUTE-10 the category blog shows the blog', () => {
    expect([
      isBlog(read('categorie=blog')),
      isBlog(read('categorie=international')),
      isBlog(read('')),
    ]).toEqual([true, false, false]);
  });
});

describe('widerSelections', () => {
  it('PAGE-05 leaves out one filter, then both', () => {
    const tries = widerSelections(read('categorie=international&campus=lyon'));
    expect(tries.map((together) => together.map(hrefOf))).toEqual([
      ['/actualites?categorie=international', '/actualites?campus=lyon'],
      ['/actualites'],
    ]);
  });

  it('PAGE-05 with one filter, everything is wider', () => {
    expect(widerSelections(read('campus=lyon')).map((together) => together.map(hrefOf))).toEqual([
      ['/actualites'],
    ]);
  });
});
