import { findCampusPlace } from './campuses.ts';
import type { CampusCoverInput, NewsCoverInput } from './cover-input.ts';
import type { Size } from './geometry.ts';
import { HUB_LIST } from './hubs.data.ts';
import { composeBands, type BandsComposition } from './news-bands.ts';
import { composeBeam, type BeamComposition } from './news-beam.ts';
import { composeDaylight, type DaylightComposition } from './news-daylight.ts';
import { composeRings, type RingsComposition } from './news-rings.ts';
import { chooseCentre } from './news-setting.ts';
import { TINTS } from './palette.ts';
import { pick, type Random } from './random.ts';

export type NewsComposition = RingsComposition | BeamComposition | DaylightComposition | BandsComposition;

/** One of four compositions, around the campus of the article or, without one, a city of the network. */
export function composeNews(input: NewsCoverInput, size: Size, random: Random): NewsComposition {
  const tint = input.tint ?? pick(random, TINTS);
  const compose = pick(random, [composeRings, composeBeam, composeDaylight, composeBands]);
  // Drawn even when the campus is known, so that the rest of the picture stays the same.
  const hub = pick(random, HUB_LIST);
  const place = findCampusPlace(input.campus) ?? hub;
  return compose({ size, tint, place, centre: chooseCentre(random, size) }, random);
}

/** A campus without a territory in the geodata, as another school may have, gets rings round a city. */
export function composeUnknownCampus(input: CampusCoverInput, size: Size, random: Random): RingsComposition {
  const tint = input.tint ?? pick(random, TINTS);
  const place = pick(random, HUB_LIST);
  return composeRings({ size, tint, place, centre: chooseCentre(random, size) }, random);
}
