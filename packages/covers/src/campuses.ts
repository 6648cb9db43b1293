import { FRANCE, type Territory } from './geodata.ts';
import { tintAt, type Tint } from './palette.ts';
import { createPlace, type Place } from './places.ts';

export type CoverCampus = {
  slug: string;
  name: string;
  heading: string;
  country: string;
  isAbroad: boolean;
  lon: number;
  lat: number;
  near: string[];
  tint: Tint;
};

/** The campuses the geodata knows, with the neighbours of each. */
export const CAMPUSES: CoverCampus[] = FRANCE.cells.map((cell) => ({
  slug: cell.slug,
  name: cell.name,
  heading: cell.heading,
  country: cell.country,
  isAbroad: Boolean(cell.abroad),
  lon: cell.lon,
  lat: cell.lat,
  near: cell.near,
  tint: tintAt(cell.tint),
}));

const ENGLISH_NAMES: Record<string, string> = { bruxelles: 'Brussels', geneve: 'Geneva', londres: 'London' };

export function placeOf({ slug, name, lon, lat }: Territory): Place {
  return createPlace(name, ENGLISH_NAMES[slug] ?? name, [lon, lat]);
}

/** Campuses linked to this one in vermilion: those whose territories touch, in the order of the sheet. */
export function neighboursOf(campus: Territory): Territory[] {
  return FRANCE.cells.filter((cell) => campus.near.includes(cell.slug));
}
