import { geoEquirectangular, geoPath, type GeoContext, type GeoPermissibleObjects } from 'd3-geo';
import type { Point, Ring } from './geometry.ts';
import { polygon, polyline } from './path-data.ts';

/** One strip of the globe: where it stands and how it bends what it carries (interrupted sinusoidal). */
export type GoreShape = {
  /** Longitude of its middle. */
  middle: number;
  halfSpan: number;
  /** From degrees off the middle and degrees south of the equator to the picture. */
  at: (x: number, y: number) => Point;
  outline: string;
  fill: (geography: GeoPermissibleObjects) => string;
  trace: (geography: GeoPermissibleObjects) => string;
};

export type GorePlacement = {
  middle: number;
  span: number;
  unit: number;
  centreX: number;
  top: number;
  /** Southern limit, in degrees of latitude. */
  south: number;
};

type Trace = { points: Ring; isClosed: boolean };

/** A drawing surface that keeps the points instead of drawing them. */
function createRecorder(): { context: GeoContext; traces: Trace[] } {
  const traces: Trace[] = [];
  const context: GeoContext = {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo: (x, y) => traces.push({ points: [[x, y]], isClosed: false }),
    lineTo: (x, y) => traces.at(-1)?.points.push([x, y]),
    closePath: () => {
      const trace = traces.at(-1);
      if (trace) trace.isClosed = true;
    },
  };
  return { context, traces };
}

/** The straight sides of a clipped shape must follow the curve of the gore, so points are added along them. */
function followSides({ points, isClosed }: Trace, halfSpan: number): Ring {
  const ring = isClosed ? [...points, ...points.slice(0, 1)] : points;
  const isOnSide = ([x]: Point) => Math.abs(Math.abs(x) - halfSpan) < 0.01;
  return ring.flatMap((point, index) => {
    const previous = ring[index - 1];
    if (!previous || !isOnSide(previous) || !isOnSide(point)) return [point];
    const rise = point[1] - previous[1];
    const count = Math.floor(Math.abs(rise) / 4);
    const added = Array.from({ length: count }, (_, step): Point => [
      previous[0],
      previous[1] + (rise * (step + 1)) / (count + 1),
    ]);
    return [...added, point];
  });
}

function outlineOf(at: GoreShape['at'], halfSpan: number, south: number): string {
  const steps = Array.from({ length: Math.floor((90 - south) / 5) + 1 }, (_, index) => -90 + index * 5);
  const side = (x: number) => steps.map((y) => at(x, y));
  return polygon([...side(-halfSpan), ...side(halfSpan).reverse()]);
}

export function createGoreShape({ middle, span, unit, centreX, top, south }: GorePlacement): GoreShape {
  const halfSpan = span / 2;
  const at = (x: number, y: number): Point => [
    centreX + x * Math.cos(y * (Math.PI / 180)) * unit,
    top + (90 + y) * unit,
  ];
  const projection = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .rotate([-middle, 0])
    .clipExtent([
      [-halfSpan, -90],
      [halfSpan, -south],
    ]);
  const bend = (geography: GeoPermissibleObjects, precision: number): Ring[] => {
    const { context, traces } = createRecorder();
    geoPath(projection.precision(precision), context)(geography);
    return traces.map((trace) => followSides(trace, halfSpan).map(([x, y]) => at(x, y)));
  };
  return {
    middle,
    halfSpan,
    at,
    outline: outlineOf(at, halfSpan, south),
    fill: (geography) => bend(geography, 0).map(polygon).join(''),
    // Routes are great circles: they need points along the way.
    trace: (geography) => bend(geography, 0.4).map(polyline).join(''),
  };
}
