import { describe, expect, it } from 'vitest';
import { listHref } from './list-address.rules';
import { isIndexed, noSelection, readSelection } from './list-selection.rules';

const read = (query: string) => readSelection('programme', new URLSearchParams(query));

describe('the selection of a list page', () => {
  it.each([
    ['nothing chosen', '', ''],
    ['one value', 'campus=lyon', '?campus=lyon'],
    ['one order, whatever the query’s', 'domaine=management&niveau=0', '?niveau=0&domaine=management'],
    [
      'several values, each once, in order',
      'campus=nice&campus=lyon&campus=nice',
      '?campus=lyon&campus=nice',
    ],
    ['a value outside the list', 'domaine=astrologie', ''],
    ['a value of the wrong shape', 'campus=../../etc', ''],
    ['a value that would forge a query', 'campus=lyon%26page%3D2', ''],
    ['a name that is no filter', 'utm_source=salon&campus=lyon', '?campus=lyon'],
    ['a page', 'page=2&campus=lyon', '?campus=lyon&page=2'],
    ['the first page is the list itself', 'page=1', ''],
    ['an empty page is none', 'page=', ''],
    ['ROUTE-06, S-39 page zero, which is none of the list', 'page=0', '?page=0'],
    ['ROUTE-06, S-39 a negative page, as zero', 'page=-1&page=2', '?page=0'],
    ['ROUTE-06, S-39 what is no number, as zero', 'page=abc', '?page=0'],
    ['ROUTE-06, S-39 a number in other words, as zero', 'page=01', '?page=0'],
  ])('%s', (_rule, query, expected) => {
    expect(listHref('programme', read(query))).toBe(`/programme${expected}`);
  });

  it('is read back from its address', () => {
    const selection = read('niveau=0&rythme=alternance&campus=lyon&campus=nice&page=3');
    const [, query = ''] = listHref('programme', selection).split('?');
    expect(read(query)).toEqual(selection);
  });

  it('more than four values are not indexed', () => {
    expect(isIndexed(noSelection('agenda'))).toBe(true);
    expect(isIndexed(read('campus=a&campus=b&campus=c&campus=d'))).toBe(true);
    expect(isIndexed(read('campus=a&campus=b&campus=c&campus=d&niveau=0'))).toBe(false);
  });
});
