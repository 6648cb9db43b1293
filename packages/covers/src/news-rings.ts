import { geoAzimuthalEqualArea, geoCircle, geoPath, type GeoPath } from 'd3-geo';
import { longSide, placeDot, type NewsSetting } from './news-setting.ts';
import { COLOURS } from './palette.ts';
import { tidy } from './path-data.ts';
import type { Place } from './places.ts';
import { bleedExtent, landPath } from './projections.ts';
import type { Random } from './random.ts';
import { background } from './svg.ts';

/** Rings of equal distance round a place. */
export type RingsComposition = NewsSetting & {
  kind: 'rings';
  place: Place;
  scale: number;
  count: number;
  /** Degrees of arc between two rings. */
  step: number;
};

export function composeRings(setting: NewsSetting, place: Place, random: Random): RingsComposition {
  const scale = longSide(setting.size) * (0.75 + random() * 0.5);
  const count = 5 + Math.floor(random() * 4);
  const step = 5 + random() * 4;
  return { ...setting, kind: 'rings', place, scale, count, step };
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
  const { size, tint, place, centre, scale, count } = composition;
  const projection = geoAzimuthalEqualArea()
    .rotate([-place.at[0], -place.at[1]])
    .clipAngle(150)
    .scale(scale)
    .translate(centre)
    .clipExtent(bleedExtent(size))
    .precision(0.8);
  const path = geoPath(projection);
  return [
    background(size, COLOURS.papier),
    `<path d="${landPath(path)}" fill="${COLOURS[tint]}" stroke="${COLOURS.encre}" stroke-width="1.4" stroke-linejoin="round"/>`,
    ...Array.from({ length: count }, (_, index) => drawRing(path, composition, index + 1)),
    placeDot(centre),
  ].join('');
}
