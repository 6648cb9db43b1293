import { geoAzimuthalEqualArea, geoCentroid, geoPath, type GeoProjection } from 'd3-geo';
import { boundsOf, type Point, type Size } from './geometry.ts';
import { cityDot, longSide, placeDot, type NewsSetting } from './news-setting.ts';
import { COLOURS, RELIEF } from './palette.ts';
import type { Place } from './places.ts';
import { bleedExtent, coverGraticulePath, landPath, project, routePath } from './projections.ts';
import { background } from './svg.ts';

/** Several places of the world; on a journey, routes lead from the first to the others. */
export type JourneyComposition = Omit<NewsSetting, 'centre'> & {
  kind: 'journey';
  places: readonly Place[];
  isRoute: boolean;
  projection: GeoProjection;
};

/** Of the longer side, for one radian: closer, the coasts would be too coarse. */
const SCALE_MAX = 2.4;
const SCALE_MIN = 0.3;

/** Turned to the middle of the places, and as close as they fit. */
function fitTo(points: readonly Point[], size: Size): GeoProjection {
  const { width, height } = size;
  const [lon, lat] = geoCentroid({ type: 'MultiPoint', coordinates: [...points] });
  const projection = geoAzimuthalEqualArea()
    .rotate([-lon, -lat])
    .clipAngle(150)
    .scale(1)
    .translate([0, 0])
    .precision(0.8);
  const [left, top, right, bottom] = boundsOf(points.map((point) => project(projection, point)));
  const fitting = Math.min((width * 0.68) / (right - left), (height * 0.58) / (bottom - top));
  const scale = Math.min(SCALE_MAX, Math.max(SCALE_MIN, fitting / longSide(size))) * longSide(size);
  return projection
    .scale(scale)
    .translate([width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale])
    .clipExtent(bleedExtent(size));
}

type Journey = { places: readonly Place[]; isRoute: boolean };

export function composeJourney(
  { size, tint }: NewsSetting,
  { places, isRoute }: Journey,
): JourneyComposition {
  const projection = fitTo(
    places.map(({ at }) => at),
    size,
  );
  return { kind: 'journey', size, tint, places, isRoute, projection };
}

export function drawJourney({ size, tint, places, isRoute, projection }: JourneyComposition): string {
  const path = geoPath(projection);
  const [start, ...ends] = places;
  if (!start) throw new RangeError('A journey has places');
  const routes = ends.map((end) => routePath(path, start.at, end.at)).join('');
  const end = isRoute ? cityDot : placeDot;
  return [
    background(size, COLOURS[tint]),
    `<path d="${landPath(path)}" fill="${COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="1.6" stroke-linejoin="round"/>`,
    `<path d="${coverGraticulePath(path)}" fill="none" stroke="${RELIEF[tint]}" stroke-width="1.2"/>`,
    isRoute
      ? `<path d="${routes}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="6" stroke-linecap="round"/>`
      : '',
    ...ends.map(({ at }) => end(project(projection, at))),
    placeDot(project(projection, start.at)),
  ].join('');
}
