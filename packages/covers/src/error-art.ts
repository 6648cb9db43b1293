import { geoArea, geoOrthographic, geoPath, type GeoPath } from 'd3-geo';
import type { Polygon } from 'geojson';
import type { Point } from './geometry.ts';
import { drawGores } from './gores.ts';
import { HUBS } from './hubs.data.ts';
import { COLOURS, TINTS } from './palette.ts';
import { round1, tidy } from './path-data.ts';
import { countriesPath, graticulePath, project, spherePath } from './projections.ts';
import { dot, svgDocument } from './svg.ts';

const SIZE = { width: 1200, height: 900 };
const FALLEN_UNIT = 3.9;

/** The missing gore runs from 10° to 40° east. */
const GAP = { west: 10, east: 40 };

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function drawGlobe(path: GeoPath): string {
  const countries = TINTS.map(
    (tint, rank) =>
      `<path d="${countriesPath(path, (country) => country.tint === rank)}" fill="${COLOURS[tint]}" stroke="${COLOURS.encre}" stroke-width="1.4" stroke-linejoin="round"/>`,
  );
  return [
    `<path d="${spherePath(path)}" fill="${COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="4"/>`,
    ...countries,
    `<path d="${graticulePath(path, 15)}" fill="none" stroke="${COLOURS.encre}" stroke-width="1.1" opacity=".4"/>`,
  ].join('');
}

/** A ring wound the wrong way means the rest of the world to d3-geo. */
function gapPolygon(): Polygon {
  const latitudes = range(-90, 90, 3);
  const ring: Point[] = [
    ...latitudes.map((lat): Point => [GAP.west, lat]),
    ...latitudes.toReversed().map((lat): Point => [GAP.east, lat]),
    [GAP.west, -90],
  ];
  const polygon: Polygon = { type: 'Polygon', coordinates: [ring] };
  return geoArea(polygon) > Math.PI ? { type: 'Polygon', coordinates: [ring.toReversed()] } : polygon;
}

function drawGap(path: GeoPath): string {
  const longitudes = range(GAP.west, GAP.east, 5);
  const hatches = range(-84, 84, 12).map((lat) =>
    tidy(path({ type: 'LineString', coordinates: longitudes.map((lon) => [lon, lat]) })),
  );
  return [
    `<path d="${tidy(path(gapPolygon()))}" fill="${COLOURS.encre}" stroke="${COLOURS.encre}" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${hatches.join('')}" fill="none" stroke="${COLOURS.papier}" stroke-width="1.2" opacity=".35"/>`,
  ].join('');
}

function drawFallenGore(): string {
  const gore = drawGores({
    first: (GAP.west + GAP.east) / 2,
    count: 1,
    unit: FALLEN_UNIT,
    left: -15 * FALLEN_UNIT,
    land: { highlight: [] },
    stroke: 2,
  });
  return `<g transform="translate(985 455) rotate(17) translate(0 ${-90 * FALLEN_UNIT})">${gore}</g>`;
}

function drawLostRoute(paris: Point): string {
  const route = `<path d="M${paris.map(round1).join()}C520 120 760 20 905 95S1080 40 1180 22" fill="none" stroke="${COLOURS.vermillon}" stroke-width="6" stroke-dasharray="18 12"/>`;
  return route + dot(paris, { radius: 14, fill: COLOURS.vermillon, strokeWidth: 4 });
}

/** The error page: the globe without one of its gores, and the route that leaves the map. */
export function errorArt(): string {
  const projection = geoOrthographic().rotate([-8, -22, 12]).scale(330).translate([470, 470]).precision(0.6);
  const path = geoPath(projection);
  const paris = project(projection, HUBS.paris.at);
  return svgDocument(SIZE, drawGlobe(path) + drawGap(path) + drawFallenGore() + drawLostRoute(paris));
}
