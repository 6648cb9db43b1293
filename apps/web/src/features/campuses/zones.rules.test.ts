import { describe, expect, it } from 'vitest';
import { byZone, countryText } from './zones.rules';

const campus = (slug: string, region: string | null, country: string | null = 'France') => ({
  slug,
  region,
  country,
});

describe('the zones of the campuses', () => {
  it('are in their order, each with its campuses in theirs, and none is empty', () => {
    const groups = byZone([
      campus('aix', 'Provence-Alpes-Côte d’Azur'),
      campus('bruxelles', 'Région de Bruxelles-Capitale', 'Belgique'),
      campus('caen', 'Normandie'),
      campus('lille', 'Hauts-de-France'),
    ]);
    expect(groups.map(({ zone, campuses }) => [zone, campuses.map(({ slug }) => slug)])).toEqual([
      ['north', ['caen', 'lille']],
      ['mediterranean', ['aix']],
      ['abroad', ['bruxelles']],
    ]);
  });

  it.each([
    ['a region of no zone', 'La Réunion', 'France', 'france'],
    ['no region', null, 'France', 'france'],
    ['no country', 'Bretagne', null, 'west'],
    ['a region of the same name elsewhere', 'Normandie', 'Canada', 'abroad'],
  ])('%s', (_rule, region, country, zone) => {
    expect(byZone([campus('a', region, country)])).toMatchObject([{ zone }]);
  });

  it.each([
    ['fr', 'Royaume-Uni', 'Royaume-Uni'],
    ['en', 'Royaume-Uni', 'United Kingdom'],
    ['en', 'Belgique', 'Belgium'],
    ['en', 'Atlantide', 'Atlantide'],
  ] as const)('in %s, %s is %s', (locale, country, text) => {
    expect(countryText(locale, country)).toBe(text);
  });
});
