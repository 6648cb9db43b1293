import { geoOrthographic, geoPath, type GeoPath } from 'd3-geo';
import type { Point, Ring } from './geometry.ts';
import { longSide, placeDot, type PlacedSetting } from './news-setting.ts';
import { COLOURS, RELIEF, type Tint } from './palette.ts';
import { tidy } from './path-data.ts';
import { bleedExtent, coverGraticulePath, landPath, project, spherePath } from './projections.ts';
import type { Random } from './random.ts';
import { background } from './svg.ts';

/** The globe turned towards the place; without one it has no land, and is cut into gores. */
export type GlobeComposition = PlacedSetting & {
  kind: 'globe';
  scale: number;
  rotation: [number, number, number];
};

export function composeGlobe(setting: PlacedSetting, random: Random): GlobeComposition {
  const { size, place } = setting;
  const anywhere: Point = [random() * 360 - 180, random() * 60 - 10];
  const [lon, lat] = place?.at ?? anywhere;
  const rotation: GlobeComposition['rotation'] = [-lon, -lat * 0.5, (random() - 0.5) * 40];
  const scale = longSide(size) * (0.48 + random() * 0.1);
  const centre: Point = [size.width * (0.38 + random() * 0.24), size.height * (0.62 + random() * 0.2)];
  return { ...setting, kind: 'globe', scale, rotation, centre };
}

/** Twelve gores, one in two in the tint: from a pole to the other by a meridian, and back by the next. */
const GORES = 12;
const SPAN = 360 / GORES;
const LATITUDES = [-60, -30, 0, 30, 60];

function drawGlobeGores(path: GeoPath, tint: Tint): string {
  const rings = Array.from({ length: GORES / 2 }, (_, index): Ring => {
    const west = index * 2 * SPAN;
    const up = LATITUDES.map((lat): Point => [west, lat]);
    const down = LATITUDES.toReversed().map((lat): Point => [west + SPAN, lat]);
    return [[west, -90], ...up, [west, 90], ...down, [west, -90]];
  });
  const gores = tidy(path({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) }), 0);
  return `<path d="${gores}" fill="${COLOURS[tint]}" stroke="${COLOURS.encre}" stroke-width="1.4" stroke-linejoin="round"/>`;
}

function drawGlobeLand(path: GeoPath, tint: Tint): string {
  return `<path d="${landPath(path)}" fill="${COLOURS[tint]}" stroke="${COLOURS.encre}" stroke-width="1.4" stroke-linejoin="round"/>`;
}

export function drawGlobe({ size, tint, place, centre, scale, rotation }: GlobeComposition): string {
  const projection = geoOrthographic()
    .rotate(rotation)
    .scale(scale)
    .translate(centre)
    .clipExtent(bleedExtent(size))
    .precision(0.8);
  const path = geoPath(projection);
  return [
    background(size, COLOURS[tint]),
    `<path d="${spherePath(path, 0)}" fill="${COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="3"/>`,
    place ? drawGlobeLand(path, tint) : drawGlobeGores(path, tint),
    `<path d="${coverGraticulePath(path)}" fill="none" stroke="${RELIEF[tint]}" stroke-width="1.2" opacity=".8"/>`,
    place ? placeDot(project(projection, place.at)) : '',
  ].join('');
}
