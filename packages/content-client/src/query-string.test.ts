import { describe, expect, it } from 'vitest';
import { toQueryString } from './query-string.ts';

describe('toQueryString', () => {
  it.each([
    ['nothing', {}, ''],
    ['plain values', { locale: 'fr', since: 12, draft: false }, 'draft=false&locale=fr&since=12'],
    [
      'CALL-05 the filter of upcoming events',
      {
        filters: {
          $or: [{ dateEnd: { $gte: '2026-11-20', $notNull: true } }, { dateStart: { $gte: '2026-11-20' } }],
        },
      },
      'filters[$or][0][dateEnd][$gte]=2026-11-20&filters[$or][0][dateEnd][$notNull]=true' +
        '&filters[$or][1][dateStart][$gte]=2026-11-20',
    ],
    ['arrays keep their order', { fields: ['title', 'slug'] }, 'fields[0]=title&fields[1]=slug'],
    ['what is undefined is left out', { a: undefined, b: { c: undefined }, d: 1 }, 'd=1'],
    [
      'values and names are encoded',
      { sort: 'publishDate:desc', 'a b': 'é&=[]' },
      'a%20b=%C3%A9%26%3D%5B%5D&sort=publishDate%3Adesc',
    ],
  ])('%s', (_sentence, query, expected) => {
    expect(toQueryString(query)).toBe(expected);
  });

  it('the same question is always the same text, whatever the order of its keys', () => {
    const one = { populate: { campus: { fields: ['title'] } }, locale: 'fr', filters: { b: 1, a: 2 } };
    const other = { filters: { a: 2, b: 1 }, locale: 'fr', populate: { campus: { fields: ['title'] } } };

    expect(toQueryString(one)).toBe(toQueryString(other));
  });

  it('an empty list is refused: left out, it would ask for everything', () => {
    expect(() => toQueryString({ filters: { slug: { $in: [] } } })).toThrow('filters[slug][$in]');
  });
});
