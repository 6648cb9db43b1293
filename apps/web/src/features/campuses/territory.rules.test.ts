import { describe, expect, it } from 'vitest';
import { TERRITORY_TINTS } from './territories.data';
import { isWholeMap, territoryTint } from './territory.rules';

const network = Object.keys(TERRITORY_TINTS).map((slug) => ({ slug }));

describe('the map of the campuses', () => {
  it.each([
    ['with every campus of the network', network, true],
    ['with a campus more', [...network, { slug: 'lisbonne' }], true],
    ['with a campus less', network.slice(1), false],
    ['of another school', [{ slug: 'lyon' }, { slug: 'tromso' }, { slug: 'chambery' }], false],
    ['without campuses', [], false],
  ])('%s', (_case, campuses, isShown) => {
    expect(isWholeMap(campuses)).toBe(isShown);
  });

  it.each([
    ['lyon', 'rose'],
    ['tromso', undefined],
    ['constructor', undefined],
  ])('the tint of %s', (slug, tint) => {
    expect(territoryTint(slug)).toBe(tint);
  });
});
