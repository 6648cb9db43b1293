import { readFileSync } from 'node:fs';
import type { MultiPolygon, Polygon } from 'geojson';
import type { Box, Point, Ring } from './geometry.ts';

/** Territory of a campus on the sheet of France: nearest-campus cell in France, the whole country abroad. */
export type Territory = {
  slug: string;
  name: string;
  heading: string;
  country: string;
  lon: number;
  lat: number;
  x: number;
  y: number;
  abroad?: boolean;
  /** Part of a country abroad that the campus cover shows. */
  frame?: Box;
  rings: Ring[];
  near: string[];
  tint: number;
};

type FranceSheet = {
  outline: Ring[];
  context: Ring[];
  rivers: Record<string, Point[]>;
  graticule: Point[][];
  cells: Territory[];
};

/** `t` is the rank of the country's tint; disputed territories have no id. */
type CountryRecord = { id?: string; t: number; g: Polygon | MultiPolygon };
export type Country = { id: string | undefined; tint: number; geometry: Polygon | MultiPolygon };

/** The files ship with the package and are checked by its tests, so their shape is stated, not parsed. */
function readData<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as Shape;
}

export const FRANCE = readData<FranceSheet>('france');
export const LAND = readData<MultiPolygon>('land');
export const COUNTRIES: Country[] = readData<CountryRecord[]>('world').map(({ id, t, g }) => ({
  id,
  tint: t,
  geometry: g,
}));

export function findTerritory(slug: string | undefined): Territory | undefined {
  return FRANCE.cells.find((cell) => cell.slug === slug);
}
