import { describe, expect, it } from 'vitest';
import { nearestCampuses, neighboursOf } from './neighbours.rules';
import { TERRITORY_TINTS } from './territories.data';

const at = (slug: string, latitude: number, longitude: number) => ({
  slug,
  coordinates: { latitude, longitude },
});
const LYON = at('lyon', 45.764, 4.8357);
const GRENOBLE = at('grenoble', 45.1885, 5.7245);
const ANNECY = at('annecy', 45.8992, 6.1294);
const LILLE = at('lille', 50.6292, 3.0573);
const NOWHERE = { slug: 'nowhere', coordinates: null };
const ALL = [LILLE, LYON, NOWHERE, ANNECY, GRENOBLE];

describe('the neighbours of a campus', () => {
  it.each([
    ['the nearest first, never itself', LYON, 6, ['grenoble', 'annecy', 'lille']],
    ['as many as asked', LYON, 1, ['grenoble']],
    ['none of a campus that is nowhere', NOWHERE, 6, []],
  ])('%s', (_rule, campus, count, slugs) => {
    expect(nearestCampuses(campus, ALL, count).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('a degree of longitude is shorter in the north', () => {
    const [oslo, east, south] = [at('oslo', 60, 10), at('east', 60, 11.5), at('south', 59, 10)];
    expect(nearestCampuses(oslo, [south, east], 1)).toEqual([east]);
  });

  it('two campuses of one place are neighbours', () => {
    const twin = { ...LYON, slug: 'lyon-2' };
    expect(nearestCampuses(LYON, [GRENOBLE, twin], 1)).toEqual([twin]);
  });

  it('are those whose territories touch, where the map is of the school', () => {
    const network = Object.keys(TERRITORY_TINTS).map(
      (slug) => [LYON, GRENOBLE, ANNECY, LILLE].find((campus) => campus.slug === slug) ?? at(slug, 44, 4),
    );
    const { neighbours, map } = neighboursOf(LYON, network);
    expect(neighbours.map(({ slug }) => slug).toSorted()).toEqual(map?.near.toSorted());
    expect(neighbours[0]).toBe(GRENOBLE);
    expect(neighbours).not.toContain(LILLE);
  });

  it('are the nearest of another school', () => {
    expect(neighboursOf(LYON, ALL)).toEqual({ neighbours: [GRENOBLE, ANNECY, LILLE], map: null });
  });
});
