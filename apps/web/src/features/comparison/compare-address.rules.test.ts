import { describe, expect, it } from 'vitest';
import { compareHref, compareKey, hasUncompared, readCompared } from './compare-address.rules';

const queryOf = (text: string) => new URLSearchParams(text);

describe('COST-04 the address of a comparison', () => {
  it.each([
    ['as it is shared', 'p=mba,bts', ['bts', 'mba'], false],
    ['as a form sends it', 'p=mba&p=bts&p=', ['bts', 'mba'], false],
    ['both', 'p=mba,bts&p=msc', ['bts', 'mba', 'msc'], false],
    ['each once', 'p=mba,mba&p=mba', ['mba'], false],
    ['none', 'utm_source=salon', [], false],
    ['four at most, and says so', 'p=e,d,c,b,a', ['b', 'c', 'd', 'e'], true],
    ['what is no slug is left out', 'p=mba,<script>,../..', ['mba'], true],
    ['a name that is too long', `p=${'a'.repeat(500)}`, [], true],
    [
      'five hundred of them',
      `p=${Array.from({ length: 500 }, (_, rank) => `x${rank}`).join(',')}`,
      ['x0', 'x1', 'x2', 'x3'],
      true,
    ],
  ])('%s', (_case, query, slugs, isIncomplete) => {
    expect(readCompared(queryOf(query))).toEqual(slugs);
    expect(hasUncompared(queryOf(query))).toBe(isIncomplete);
  });

  it('is the same whatever the order, and its own key', () => {
    expect(compareHref(['mba', 'bts'])).toBe('/programme/comparer?p=bts,mba');
    expect(compareHref([])).toBe('/programme/comparer');
    for (const query of ['p=b,a', 'p=a&p=b&x=y', 'p=a,b,c,d,e', 'p=a,%', '']) {
      const key = compareKey(queryOf(query));
      expect(compareKey(queryOf(key.split('?')[1] ?? ''))).toBe(key);
    }
    expect(compareKey(queryOf('p=b,a,%'))).toBe('/programme/comparer?p=a,b&inconnu=1');
  });
});
