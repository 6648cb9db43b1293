import { describe, expect, it } from 'vitest';
import { readSelection } from './list-selection.rules';
import { oneOfEach } from './one-of-each.rules';

const read = (query: string) => readSelection('agenda', new URLSearchParams(query));

describe('oneOfEach', () => {
  it('keeps the first value of each filter and the page', () => {
    const { values, page } = oneOfEach(read('campus=lyon&campus=angers&type=conference&page=2'));
    expect(values).toEqual({ type: ['conference'], campus: ['angers'], mois: [] });
    expect(page).toBe(2);
  });

  it.each(['campus=lyon&type=conference', ''])('leaves alone what asks for no more: « %s »', (query) => {
    expect(oneOfEach(read(query))).toEqual(read(query));
  });
});
