import { geoGraticule, type GeoPath, type GeoProjection } from 'd3-geo';
import { COUNTRIES, LAND, type Country } from './geodata.ts';
import type { Point, Size } from './geometry.ts';
import { tidy } from './path-data.ts';

/** Kept a little outside the picture, so that the strokes of clipped shapes fall out of sight. */
export function bleedExtent({ width, height }: Size): [Point, Point] {
  return [
    [-20, -20],
    [width + 20, height + 20],
  ];
}

export function project(projection: GeoProjection, at: Point): Point {
  const point = projection(at);
  if (!point) throw new RangeError(`No projected point for ${at.join(', ')}`);
  return point;
}

export function isVisible(path: GeoPath, at: Point): boolean {
  return Boolean(path({ type: 'Point', coordinates: at }));
}

export function spherePath(path: GeoPath, decimals = 1): string {
  return tidy(path({ type: 'Sphere' }), decimals);
}

export function landPath(path: GeoPath): string {
  return tidy(path(LAND), 0);
}

export function countriesPath(path: GeoPath, isWanted: (country: Country) => boolean): string {
  return tidy(
    path({ type: 'GeometryCollection', geometries: COUNTRIES.filter(isWanted).map((c) => c.geometry) }),
    0,
  );
}

/** The precision spares points that would not be seen at the size of a cover. */
export function coverGraticulePath(path: GeoPath): string {
  return tidy(path(geoGraticule().step([15, 15]).precision(6)()), 0);
}

export function graticulePath(path: GeoPath, step: number): string {
  return tidy(path(geoGraticule().step([step, step])()));
}

export function routePath(path: GeoPath, from: Point, to: Point): string {
  return tidy(path({ type: 'LineString', coordinates: [from, to] }));
}
