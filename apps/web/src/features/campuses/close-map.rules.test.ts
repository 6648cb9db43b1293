import { describe, expect, it } from 'vitest';
import { closeMapOf } from './close-map.rules';
import { TERRITORY_TINTS } from './territories.data';

describe('the map round a campus', () => {
  it.each(Object.keys(TERRITORY_TINTS))('%s has one, with campuses that the map knows', (slug) => {
    const near = closeMapOf(slug)?.near ?? [];
    expect(near.length).toBeGreaterThan(0);
    for (const other of near) expect(TERRITORY_TINTS).toHaveProperty([other]);
  });

  it('a campus that the map does not know has none', () => {
    expect(closeMapOf('oslo')).toBeNull();
    expect(closeMapOf('constructor')).toBeNull();
  });
});
