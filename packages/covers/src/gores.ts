import { COUNTRIES, LAND, type Country } from './geodata.ts';
import type { Point } from './geometry.ts';
import { createGoreShape, type GoreShape } from './gore-shape.ts';
import { COLOURS, TINTS, type Tint } from './palette.ts';
import { polyline, round1 } from './path-data.ts';
import { dot } from './svg.ts';

/**
 * All land in one tint with one gore lit; or countries in four tints with some in vermilion; or the colours of the page
 * that shows the gores, its `color` for the sea and its `fill` for the land.
 */
type GoresLand = { tint: Tint; lit: number } | { highlight: string[] } | 'inherited';

export type GoresDot = { at: Point; isStart: boolean };

export type GoresOptions = {
  /** Longitude of the middle of the first gore. */
  first: number;
  count: number;
  /** Length of one degree. */
  unit: number;
  land: GoresLand;
  stroke: number;
  span?: number;
  top?: number;
  left?: number;
  routes?: [from: Point, to: Point][];
  dots?: GoresDot[];
  /** Southern limit, in degrees of latitude. */
  south?: number;
};

type GoresSheet = Required<GoresOptions>;

const ROUTE_WIDTH = 4;
const DEFAULTS = { span: 30, top: 0, left: 0, routes: [], dots: [], south: -90 };

function fillCountries(shape: GoreShape, isWanted: (country: Country) => boolean): string {
  const geometries = COUNTRIES.filter(isWanted).map((country) => country.geometry);
  return shape.fill({ type: 'GeometryCollection', geometries });
}

function drawCountries(shape: GoreShape, highlight: string[], stroke: number): string {
  const isHighlighted = ({ id }: Country) => id !== undefined && highlight.includes(id);
  const tinted = TINTS.map((tint, rank) => {
    const path = fillCountries(shape, (country) => country.tint === rank && !isHighlighted(country));
    return path
      ? `<path d="${path}" fill="${COLOURS[tint]}" stroke="${COLOURS.encre}" stroke-width="${stroke * 0.7}" stroke-linejoin="round"/>`
      : '';
  });
  const path = highlight.length > 0 ? fillCountries(shape, isHighlighted) : '';
  const vivid = path
    ? `<path d="${path}" fill="${COLOURS.vermillon}" stroke="${COLOURS.encre}" stroke-width="${stroke * 0.7}"/>`
    : '';
  return tinted.join('') + vivid;
}

function drawPlainLand(shape: GoreShape, fill: string, stroke: number): string {
  const path = shape.fill({ type: 'GeometryCollection', geometries: [LAND] });
  return path ? `<path d="${path}"${fill} stroke="${COLOURS.encre}" stroke-width="${stroke * 0.5}"/>` : '';
}

function drawSurface(shape: GoreShape, { land, stroke }: GoresSheet, index: number): string {
  if (land === 'inherited')
    return `<path d="${shape.outline}" fill="currentColor"/>${drawPlainLand(shape, '', stroke)}`;
  const isLit = 'lit' in land && land.lit === index;
  const sea = `<path d="${shape.outline}" fill="${isLit ? COLOURS.vermillon : COLOURS.papier}"/>`;
  if ('highlight' in land) return sea + drawCountries(shape, land.highlight, stroke);
  return sea + drawPlainLand(shape, ` fill="${isLit ? COLOURS.encre : COLOURS[land.tint]}"`, stroke);
}

function drawGraticule({ at, halfSpan }: GoreShape, { south, top, unit, stroke }: GoresSheet): string {
  const bottom = top + (90 - south) * unit;
  const parallels = Array.from({ length: 11 }, (_, index) => -75 + index * 15)
    .filter((y) => y <= Math.min(75, -south))
    .map((y) => polyline([at(-halfSpan, y), at(halfSpan, y)]));
  const meridian = Array.from({ length: 37 }, (_, index) => at(0, -90 + index * 5)).filter(
    ([, y]) => y <= bottom,
  );
  return `<path d="${parallels.join('')}${polyline(meridian)}" fill="none" stroke="${COLOURS.encre}" stroke-width="${stroke * 0.6}" opacity=".38"/>`;
}

function drawRoutes(shape: GoreShape, { routes }: GoresSheet): string {
  const path = routes.map((ends) => shape.trace({ type: 'LineString', coordinates: ends })).join('');
  return path
    ? `<path d="${path}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="${ROUTE_WIDTH}"/>`
    : '';
}

function drawDot({ middle, halfSpan, at }: GoreShape, { south, stroke }: GoresSheet, city: GoresDot): string {
  const [lon, lat] = city.at;
  const x = ((lon - middle + 540) % 360) - 180;
  if (Math.abs(x) > halfSpan || lat < south) return '';
  return dot(at(x, -lat), {
    radius: round1(ROUTE_WIDTH * (city.isStart ? 2.6 : 1.7)),
    fill: city.isStart ? COLOURS.vermillon : COLOURS.papier,
    strokeWidth: round1(stroke * 2),
  });
}

function drawGore(sheet: GoresSheet, index: number): string {
  const { first, span, unit, left, top, south, stroke } = sheet;
  const centreX = left + (index + 0.5) * (span * unit);
  const shape = createGoreShape({ middle: first + index * span, span, unit, centreX, top, south });
  return [
    drawSurface(shape, sheet, index),
    drawGraticule(shape, sheet),
    drawRoutes(shape, sheet),
    `<path d="${shape.outline}" fill="none" stroke="${COLOURS.encre}" stroke-width="${stroke * 1.6}"/>`,
    ...sheet.dots.map((city) => drawDot(shape, sheet, city)),
  ].join('');
}

/** The globe unrolled into gores, as it is cut to be printed. Answers the content of an SVG, not a whole one. */
export function drawGores(options: GoresOptions): string {
  const sheet: GoresSheet = { ...DEFAULTS, ...options };
  return Array.from({ length: sheet.count }, (_, index) => drawGore(sheet, index)).join('');
}
