import type { Coordinates } from '@/content/campuses/campus.model';
import { plainName } from './typed-place.rules';

/** A town of a postcode. */
export type Commune = { postcode: string; name: string; coordinates: Coordinates };
export type Place = Commune & {
  /** Several towns share the postcode: only it is named. */
  isShared: boolean;
};

const EARTH_RADIUS_KM = 6371;
/** Ours: towns of one name that are nearer than this are parts of one. */
const SAME_TOWN_KM = 30;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const across = toRadians(other.longitude - one.longitude);
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(across);
  return Math.acos(Math.min(1, Math.max(-1, cosine))) * EARTH_RADIUS_KM;
}

/** Lines such as `69007 4575 484 Lyon` (communes.txt). */
export function readCommunes(lines: string): Commune[] {
  return lines.split('\n').flatMap((line) => {
    const [, postcode, latitude, longitude, name] = /^(\d{5}) (-?\d+) (-?\d+) (.+)$/.exec(line) ?? [];
    if (!postcode || !name) return [];
    return [
      {
        postcode,
        name,
        coordinates: { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 },
      },
    ];
  });
}

function middleOf(communes: readonly Commune[]): Coordinates {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(communes.map(({ coordinates }) => coordinates.latitude)),
    longitude: mean(communes.map(({ coordinates }) => coordinates.longitude)),
  };
}

function toPlace(communes: readonly Commune[]): Place[] {
  const [first] = communes;
  if (!first) return [];
  const isShared = communes.some(({ name }) => name !== first.name);
  return [{ ...first, coordinates: middleOf(communes), isShared }];
}

/** Those of one name, far from one another, are as many places. */
function toTowns(communes: readonly Commune[]): Place[] {
  const towns: Commune[][] = [];
  for (const commune of communes) {
    const near = towns.find(
      ([first]) => first && distanceKm(first.coordinates, commune.coordinates) < SAME_TOWN_KM,
    );
    if (near) near.push(commune);
    else towns.push([commune]);
  }
  return towns.flatMap(toPlace);
}

/** The places that a typed text names (typed-place.rules.ts): one, several of the same name, or none. */
export function createPlaceFinder(communes: readonly Commune[]): (typed: string) => Place[] {
  const byPostcode = Map.groupBy(communes, ({ postcode }) => postcode);
  const byName = Map.groupBy(communes, ({ name }) => plainName(name));
  return (typed) => {
    const ofPostcode = byPostcode.get(typed);
    return ofPostcode ? toPlace(ofPostcode) : toTowns(byName.get(typed) ?? []);
  };
}
