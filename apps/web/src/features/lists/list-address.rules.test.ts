import { describe, expect, it } from 'vitest';
import { listHref, listOfPath, toggleValue } from './list-address.rules';
import { readSelection } from './list-selection.rules';

describe('the addresses of a filtered list', () => {
  it.each([
    ['/agenda', 'agenda'],
    ['/offres-alternance', 'offres-alternance'],
    ['/contact', null],
    ['/agenda/portes-ouvertes', null],
    ['/constructor', null],
    ['/', null],
  ])('%s is the list: %s', (path, list) => {
    expect(listOfPath(path)).toBe(list);
  });

  it('adds a value, takes it away, and starts again from the first page', () => {
    const selection = readSelection('agenda', new URLSearchParams('campus=nice&page=2'));
    const more = toggleValue(selection, 'campus', 'lyon');

    expect(listHref('agenda', more)).toBe('/agenda?campus=lyon&campus=nice');
    expect(listHref('agenda', toggleValue(more, 'campus', 'nice'))).toBe('/agenda?campus=lyon');
    expect(listHref('agenda', selection)).toBe('/agenda?campus=nice&page=2');
  });
});
