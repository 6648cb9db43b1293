import { placeOf } from './campuses.ts';
import type { NewsCoverInput, PlacedCampusInput } from './cover-input.ts';
import { findTerritory } from './geodata.ts';
import type { Size } from './geometry.ts';
import { composeBands, type BandsComposition } from './news-bands.ts';
import { composeGlobe, type GlobeComposition } from './news-globe.ts';
import { composeJourney, type JourneyComposition } from './news-journey.ts';
import { composeRings, type RingsComposition } from './news-rings.ts';
import { chooseCentre } from './news-setting.ts';
import { composeTerritories, type TerritoriesComposition } from './news-territories.ts';
import { TINTS } from './palette.ts';
import { pick, type Random } from './random.ts';

export type NewsComposition =
  RingsComposition | BandsComposition | GlobeComposition | JourneyComposition | TerritoriesComposition;

const AROUND = ['rings', 'bands', 'globe'] as const;
const NOWHERE = ['bands', 'globe'] as const;

/** What the article is about, and no other place: its campuses, the places it names, or none. */
export function composeNews(input: NewsCoverInput, size: Size, random: Random): NewsComposition {
  const tint = input.tint ?? pick(random, TINTS);
  const setting = { size, tint, centre: chooseCentre(random, size) };
  const territories = (input.campuses ?? []).flatMap((slug) => findTerritory(slug) ?? []);
  const places = input.places ?? territories.map(placeOf);
  const [place] = places;

  if (!place) {
    const compose = { bands: composeBands, globe: composeGlobe }[pick(random, NOWHERE)];
    return compose({ ...setting, place: undefined }, random);
  }
  if (territories.length > 1) return composeTerritories(territories, setting, random);
  if (places.length > 1) return composeJourney(setting, { places, isRoute: Boolean(input.isRoute) });
  const around = pick(random, territories.length > 0 ? [...AROUND, 'territories' as const] : AROUND);
  switch (around) {
    case 'rings':
      return composeRings(setting, place, random);
    case 'bands':
      return composeBands({ ...setting, place }, random);
    case 'globe':
      return composeGlobe({ ...setting, place }, random);
    case 'territories':
      return composeTerritories(territories, setting, random);
  }
}

/** A campus without a territory in the geodata, as another school has, gets rings round where it is. */
export function composePlacedCampus(input: PlacedCampusInput, size: Size, random: Random): RingsComposition {
  const tint = input.tint ?? pick(random, TINTS);
  return composeRings({ size, tint, centre: chooseCentre(random, size) }, input.place, random);
}
