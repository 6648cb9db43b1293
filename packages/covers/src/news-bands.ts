import { geoCircle, geoPath, geoStereographic, type GeoPath, type GeoProjection } from 'd3-geo';
import { HUBS, HUB_LIST } from './hubs.data.ts';
import { cityDot, longSide, placeDot, type NewsSetting } from './news-setting.ts';
import { COLOURS, RELIEF, type Tint } from './palette.ts';
import { tidy } from './path-data.ts';
import type { Place } from './places.ts';
import { bleedExtent, isVisible, landPath, project, routePath } from './projections.ts';
import { pick, type Random } from './random.ts';
import { background } from './svg.ts';

/** Bands of latitude round the pole of the place, and one route to a city in sight. */
export type BandsComposition = NewsSetting & {
  kind: 'bands';
  pole: 'north' | 'south';
  projection: GeoProjection;
  destination: Place;
};

export function composeBands(setting: NewsSetting, random: Random): BandsComposition {
  const { size, place, centre } = setting;
  const [lon, lat] = place.at;
  const projection = geoStereographic()
    .rotate([-lon, -Math.sign(lat) * (40 + random() * 30), random() * 40 - 20])
    .clipAngle(140)
    .scale(longSide(size) * (0.34 + random() * 0.14))
    .translate(centre)
    .clipExtent(bleedExtent(size))
    .precision(0.8);
  const path = geoPath(projection);
  const inSight = HUB_LIST.filter((hub) => hub !== place && isVisible(path, hub.at));
  const destination = inSight.length > 0 ? pick(random, inSight) : HUBS.paris;
  return { ...setting, kind: 'bands', pole: lat >= 0 ? 'north' : 'south', projection, destination };
}

function drawBand(path: GeoPath, pole: BandsComposition['pole'], tint: Tint, rank: number): string {
  const circle = geoCircle()
    .center([0, pole === 'north' ? 90 : -90])
    .radius(10 + rank * 18)
    .precision(3)();
  const fill = rank % 2 ? COLOURS.papier : COLOURS[tint];
  return `<path d="${tidy(path(circle), 0)}" fill="${fill}" stroke="${COLOURS.encre}" stroke-width="1.2"/>`;
}

export function drawBands({ size, tint, place, pole, projection, destination }: BandsComposition): string {
  const path = geoPath(projection);
  return [
    background(size, COLOURS.papier),
    // The widest first: each covers the middle of the one before.
    ...[5, 4, 3, 2, 1, 0].map((rank) => drawBand(path, pole, tint, rank)),
    `<path d="${landPath(path)}" fill="${RELIEF[tint]}" fill-opacity=".55" stroke="${COLOURS.encre}" stroke-width="1.6" stroke-linejoin="round"/>`,
    `<path d="${routePath(path, place.at, destination.at)}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="6"/>`,
    placeDot(project(projection, place.at)),
    cityDot(project(projection, destination.at)),
  ].join('');
}
