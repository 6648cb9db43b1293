import { describe, expect, it } from 'vitest';
import { findNeighbours } from './neighbours.rules';

const ITEMS = [{ slug: 'new' }, { slug: 'middle' }, { slug: 'old' }];

describe('findNeighbours', () => {
  it.each([
    ['new', 'middle', undefined],
    ['middle', 'old', 'new'],
    ['old', undefined, 'middle'],
    ['unknown', undefined, undefined],
  ])('%s has %s before and %s after', (slug, older, newer) => {
    const found = findNeighbours(ITEMS, slug);
    expect([found.older?.slug, found.newer?.slug]).toEqual([older, newer]);
  });
});
