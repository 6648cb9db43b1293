import { describe, expect, it } from 'vitest';
import { internalListPath, isInternalListPath, listHref, toggleValue } from './list-address.rules';
import { readSelection } from './list-selection.rules';

describe('the addresses of a filtered list', () => {
  it.each([
    ['French', '/agenda', 'type=open-door&campus=lyon', '/fr/agenda/f/type.open-door_campus.lyon'],
    ['English', '/en/programme', 'niveau=0', '/en/programme/f/niveau.0'],
    ['tracking alone', '/agenda', 'utm_source=salon', null],
    ['another page', '/contact', 'campus=lyon', null],
    ['an item of the list', '/agenda/portes-ouvertes', 'campus=lyon', null],
    ['a name every object has', '/constructor', 'campus=lyon', null],
  ])('%s', (_case, path, query, expected) => {
    expect(internalListPath(path, new URLSearchParams(query))).toBe(expected);
  });

  it.each([
    ['/agenda/f/campus.lyon', true],
    ['/en/programme/f/x', true],
    ['/programme/f', true],
    ['/agenda/fete-de-fin-d-annee', false],
    ['/ecole/f', false],
  ])('%s is an internal address: %s', (path, expected) => {
    expect(isInternalListPath(path)).toBe(expected);
  });

  it('adds a value, takes it away, and starts again from the first page', () => {
    const selection = readSelection('agenda', new URLSearchParams('campus=nice&page=2'));
    const more = toggleValue(selection, 'campus', 'lyon');

    expect(listHref('agenda', more)).toBe('/agenda?campus=lyon&campus=nice');
    expect(listHref('agenda', toggleValue(more, 'campus', 'nice'))).toBe('/agenda?campus=lyon');
    expect(listHref('agenda', selection)).toBe('/agenda?campus=nice&page=2');
  });
});
