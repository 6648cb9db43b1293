import { geoCircle, geoPath, geoStereographic, type GeoPath, type GeoProjection } from 'd3-geo';
import { longSide, placeDot, type PlacedSetting } from './news-setting.ts';
import { COLOURS, RELIEF, type Tint } from './palette.ts';
import { tidy } from './path-data.ts';
import { bleedExtent, landPath, project } from './projections.ts';
import type { Random } from './random.ts';
import { background } from './svg.ts';

/** Bands of latitude round the pole of the place, or of the North. */
export type BandsComposition = PlacedSetting & {
  kind: 'bands';
  pole: 'north' | 'south';
  projection: GeoProjection;
};

export function composeBands(setting: PlacedSetting, random: Random): BandsComposition {
  const { size, place, centre } = setting;
  const anywhere = random() * 360 - 180;
  const [lon, lat] = place?.at ?? [anywhere, 1];
  const projection = geoStereographic()
    .rotate([-lon, -Math.sign(lat) * (40 + random() * 30), random() * 40 - 20])
    .clipAngle(140)
    .scale(longSide(size) * (0.34 + random() * 0.14))
    .translate(centre)
    .clipExtent(bleedExtent(size))
    .precision(0.8);
  return { ...setting, kind: 'bands', pole: lat >= 0 ? 'north' : 'south', projection };
}

function drawBand(path: GeoPath, pole: BandsComposition['pole'], tint: Tint, rank: number): string {
  const circle = geoCircle()
    .center([0, pole === 'north' ? 90 : -90])
    .radius(10 + rank * 18)
    .precision(3)();
  const fill = rank % 2 ? COLOURS.papier : COLOURS[tint];
  return `<path d="${tidy(path(circle), 0)}" fill="${fill}" stroke="${COLOURS.encre}" stroke-width="1.2"/>`;
}

export function drawBands({ size, tint, place, pole, projection }: BandsComposition): string {
  const path = geoPath(projection);
  return [
    background(size, COLOURS.papier),
    // The widest first: each covers the middle of the one before.
    ...[5, 4, 3, 2, 1, 0].map((rank) => drawBand(path, pole, tint, rank)),
    `<path d="${landPath(path)}" fill="${RELIEF[tint]}" fill-opacity=".55" stroke="${COLOURS.encre}" stroke-width="1.6" stroke-linejoin="round"/>`,
    place ? placeDot(project(projection, place.at)) : '',
  ].join('');
}
