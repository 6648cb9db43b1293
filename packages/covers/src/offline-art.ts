import { geoOrthographic, geoPath, type GeoPath } from 'd3-geo';
import type { Point } from './geometry.ts';
import { HUBS } from './hubs.data.ts';
import { COLOURS } from './palette.ts';
import { round1 } from './path-data.ts';
import { graticulePath, landPath, project, spherePath } from './projections.ts';
import { dot, svgDocument } from './svg.ts';

const SIZE = { width: 1200, height: 640 };

function drawGlobe(path: GeoPath): string {
  return [
    `<path d="${spherePath(path)}" fill="${COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="4"/>`,
    `<path d="${landPath(path)}" fill="${COLOURS.mer}" stroke="${COLOURS.encre}" stroke-width="1.4" stroke-linejoin="round"/>`,
    `<path d="${graticulePath(path, 10)}" fill="none" stroke="${COLOURS.encre}" stroke-width="1.1" opacity=".4"/>`,
  ].join('');
}

/** A quadratic curve whose two other points are given by their distance from the first. */
function curve([x, y]: Point, control: Point, end: Point): string {
  const relative = ([dx, dy]: Point) => `${round1(x + dx)} ${round1(y + dy)}`;
  return `M${round1(x)},${round1(y)}Q${relative(control)} ${relative(end)}`;
}

function drawBrokenRoute(from: Point, to: Point): string {
  return [
    `<path d="${curve(from, [60, -260], [175, -262])}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="7"/>`,
    `<path d="${curve(to, [8, -250], [-130, -310])}" fill="none" stroke="${COLOURS.encre}" stroke-width="3" stroke-dasharray="3 12" stroke-linecap="round"/>`,
    dot(from, { radius: 15, fill: COLOURS.vermillon, strokeWidth: 4 }),
    dot(to, { radius: 13, fill: COLOURS.papier, strokeWidth: 4 }),
  ].join('');
}

/** The offline page: two points, and the arc between them interrupted. */
export function offlineArt(): string {
  const projection = geoOrthographic()
    .rotate([-16, -8, 0])
    .scale(800)
    .translate([600, 890])
    .precision(0.6)
    .clipExtent([
      [0, 0],
      [SIZE.width, SIZE.height],
    ]);
  const paris = project(projection, HUBS.paris.at);
  const [x, y] = project(projection, HUBS.istanbul.at);
  // Moved away from Paris so that the two broken ends have room.
  return svgDocument(SIZE, drawGlobe(geoPath(projection)) + drawBrokenRoute(paris, [x + 90, y + 10]));
}
