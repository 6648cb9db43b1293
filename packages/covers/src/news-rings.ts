import { geoAzimuthalEqualArea, geoCircle, geoInterpolate, geoPath, type GeoPath } from 'd3-geo';
import { HUB_LIST } from './hubs.data.ts';
import { longSide, placeDot, type NewsSetting } from './news-setting.ts';
import { COLOURS } from './palette.ts';
import { tidy } from './path-data.ts';
import type { Place } from './places.ts';
import { bleedExtent, landPath, routePath } from './projections.ts';
import { pick, type Random } from './random.ts';
import { background } from './svg.ts';

/** Rings of equal distance round a place, and one route that leaves it. */
export type RingsComposition = NewsSetting & {
  kind: 'rings';
  scale: number;
  count: number;
  /** Degrees of arc between two rings. */
  step: number;
  destination: Place;
};

export function composeRings(setting: NewsSetting, random: Random): RingsComposition {
  const scale = longSide(setting.size) * (0.75 + random() * 0.5);
  const count = 5 + Math.floor(random() * 4);
  const step = 5 + random() * 4;
  const destination = pick(
    random,
    HUB_LIST.filter((hub) => hub !== setting.place),
  );
  return { ...setting, kind: 'rings', scale, count, step, destination };
}

function drawRing(path: GeoPath, { place, step }: RingsComposition, rank: number): string {
  const circle = geoCircle()
    .center(place.at)
    .radius(rank * step)
    .precision(3)();
  const isOdd = rank % 2 === 1;
  const dashes = isOdd ? '' : ' stroke-dasharray="2 10" stroke-linecap="round"';
  return `<path d="${tidy(path(circle))}" fill="none" stroke="${COLOURS.encre}" stroke-width="${isOdd ? 1.4 : 3}"${dashes}/>`;
}

export function drawRings(composition: RingsComposition): string {
  const { size, tint, place, centre, scale, count, destination } = composition;
  const projection = geoAzimuthalEqualArea()
    .rotate([-place.at[0], -place.at[1]])
    .clipAngle(150)
    .scale(scale)
    .translate(centre)
    .clipExtent(bleedExtent(size))
    .precision(0.8);
  const path = geoPath(projection);
  // The route stops short of the city: it says a direction.
  const end = geoInterpolate(place.at, destination.at)(0.9);
  return [
    background(size, COLOURS.papier),
    `<path d="${landPath(path)}" fill="${COLOURS[tint]}" stroke="${COLOURS.encre}" stroke-width="1.4" stroke-linejoin="round"/>`,
    ...Array.from({ length: count }, (_, index) => drawRing(path, composition, index + 1)),
    `<path d="${routePath(path, place.at, end)}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="6"/>`,
    placeDot(centre),
  ].join('');
}
