import { describe, expect, it } from 'vitest';
import { SEARCH_LENGTH_MAX } from '@meridia/domain/search';
import { readSearch, searchHref } from './search-address.rules';

const hrefOf = (query: string) => searchHref(readSearch(new URLSearchParams(query)));

describe('the address of a search', () => {
  it.each([
    ['', '/recherche'],
    ['q=', '/recherche'],
    ['q=++', '/recherche'],
    ['type=campus&page=2', '/recherche'],
    ['q=RI&utm_source=x', '/recherche?q=RI'],
    ['page=2&type=formations&q=droit', '/recherche?q=droit&type=formations&page=2'],
    ['q=droit&page=2', '/recherche?q=droit'],
    ['q=droit&type=astrologie', '/recherche?q=droit'],
    ['q=droit&type=pages&page=99999', '/recherche?q=droit&type=pages'],
    ['q=droit&type=pages&page=1e1', '/recherche?q=droit&type=pages&page=10'],
    ['q=un&q=deux', '/recherche?q=un'],
    ['q=a%00%0Ab%E2%80%AEc', '/recherche?q=a+b+c'],
    ['q=%E0%A4%A', '/recherche?q=%EF%BF%BD%25A'],
    ['q=<script>', '/recherche?q=%3Cscript%3E'],
  ])('?%s is %s, and its own', (query, href) => {
    expect(hrefOf(query)).toBe(href);
    expect(hrefOf(href.split('?')[1] ?? '')).toBe(href);
  });

  it('has an end', () => {
    expect(readSearch(new URLSearchParams({ q: 'x'.repeat(100_000) })).q).toHaveLength(SEARCH_LENGTH_MAX);
  });
});
