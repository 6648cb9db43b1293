import { describe, expect, it } from 'vitest';
import { readSelection } from './list-selection.rules';
import { isOneOfEach, oneOfEach } from './one-of-each.rules';

const read = (query: string) => readSelection('agenda', new URLSearchParams(query));

describe('oneOfEach', () => {
  it('keeps the first value of each filter and the page', () => {
    const { values, page } = oneOfEach(read('campus=lyon&campus=angers&type=conference&page=2'));
    expect(values).toEqual({ type: ['conference'], campus: ['angers'], mois: [] });
    expect(page).toBe(2);
  });

  it.each([
    ['campus=lyon&type=conference', true],
    ['', true],
    ['campus=lyon&campus=nice', false],
  ])('%s asks for one value at most: %s', (query, expected) => {
    expect(isOneOfEach(read(query))).toBe(expected);
  });
});
