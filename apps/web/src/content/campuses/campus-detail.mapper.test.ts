import { describe, expect, it } from 'vitest';
import { aCampus } from '@meridia/contract/campuses.fixture';
import { aCampusMember } from '@meridia/contract/team-members.fixture';
import { toCampusDetail } from './campus-detail.mapper';

describe('the page of a campus', () => {
  it('has its team in the order of the school, then by name', () => {
    const team = [
      aCampusMember({ slug: 'zoe', name: 'Zoé', position: null }),
      aCampusMember({ slug: 'emile', name: 'Émile', position: null }),
      aCampusMember({ slug: 'second', position: 2 }),
      aCampusMember({ slug: 'first', position: 1 }),
    ];
    expect(toCampusDetail(aCampus({ team })).team.map(({ slug }) => slug)).toEqual([
      'first',
      'second',
      'emile',
      'zoe',
    ]);
  });

  it('has its programmes by name', () => {
    const course = (name: string) => ({ documentId: name, name, slug: name, category: 'bts' as const });
    const courses = [course('BTS'), course('Éco'), course('Arts')];
    expect(toCampusDetail(aCampus({ courses })).programmes.map(({ name }) => name)).toEqual([
      'Arts',
      'BTS',
      'Éco',
    ]);
  });

  it.each([
    ['both', 48.88, 2.31, { latitude: 48.88, longitude: 2.31 }],
    ['on the Greenwich meridian', 51.5, 0, { latitude: 51.5, longitude: 0 }],
    ['one of two is no place', 48.88, null, null],
  ])('has its place on the map: %s', (_rule, lat, lng, coordinates) => {
    expect(toCampusDetail(aCampus({ lat, lng })).coordinates).toEqual(coordinates);
  });

  it('has its student life and its texts', () => {
    expect(toCampusDetail(aCampus())).toMatchObject({
      studentLife: ['Une association de débat'],
      access: [{ kind: 'paragraph' }],
      disability: [],
      hasWorkStudy: true,
    });
  });
});
