import { describe, expect, it } from 'vitest';
import { fromSegment, isIndexed, noSelection, readSelection, toSegment } from './list-selection.rules';

const read = (query: string) => readSelection('programme', new URLSearchParams(query));

describe('the selection of a list page', () => {
  it.each([
    ['nothing chosen', '', null],
    ['one value', 'campus=lyon', 'campus.lyon'],
    ['one order, whatever the query’s', 'domaine=management&niveau=0', 'niveau.0_domaine.management'],
    ['several values, each once, in order', 'campus=nice&campus=lyon&campus=nice', 'campus.lyon.nice'],
    ['a value outside the list', 'domaine=astrologie', null],
    ['a value of the wrong shape', 'campus=../../etc', null],
    ['a value that would forge a segment', 'campus=lyon_page.2', null],
    ['a name that is no filter', 'utm_source=salon&campus=lyon', 'campus.lyon'],
    ['a page', 'campus=lyon&page=2', 'campus.lyon_page.2'],
    ['the first page is the list itself', 'page=1', null],
    ['no page at all', 'page=-1&page=0&page=x', null],
  ])('%s', (_rule, query, segment) => {
    expect(toSegment(read(query))).toBe(segment);
  });

  it('is read back from its segment', () => {
    const selection = read('niveau=0&rythme=alternance&campus=lyon&campus=nice&page=3');
    expect(fromSegment('programme', toSegment(selection) ?? '')).toEqual(selection);
  });

  it.each(['', 'campus.nice.lyon', 'campus.lyon.lyon', 'page.1', 'campus', 'domaine.astrologie', 'x.y'])(
    'no selection gives the segment « %s »',
    (segment) => {
      expect(fromSegment('programme', segment)).toBeNull();
    },
  );

  it('more than four values are not indexed', () => {
    expect(isIndexed(noSelection('agenda'))).toBe(true);
    expect(isIndexed(read('campus=a&campus=b&campus=c&campus=d'))).toBe(true);
    expect(isIndexed(read('campus=a&campus=b&campus=c&campus=d&niveau=0'))).toBe(false);
  });
});
