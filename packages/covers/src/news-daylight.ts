import { geoCircle, geoOrthographic, geoPath } from 'd3-geo';
import type { Point } from './geometry.ts';
import { longSide, type NewsSetting } from './news-setting.ts';
import { COLOURS, RELIEF } from './palette.ts';
import { tidy } from './path-data.ts';
import { bleedExtent, coverGraticulePath, landPath, spherePath } from './projections.ts';
import type { Random } from './random.ts';
import { background } from './svg.ts';

/** The globe between day and night, at the hour when one of them reaches the place. */
export type DaylightComposition = NewsSetting & {
  kind: 'daylight';
  scale: number;
  rotation: [number, number, number];
  /** The Sun stands east of the place in the morning, west of it in the evening. */
  moment: 'morning' | 'evening';
};

export function composeDaylight(setting: NewsSetting, random: Random): DaylightComposition {
  const { size, place } = setting;
  const rotation: DaylightComposition['rotation'] = [-place.at[0], -place.at[1] * 0.5, (random() - 0.5) * 40];
  const scale = longSide(size) * (0.48 + random() * 0.1);
  const centre: Point = [size.width * (0.38 + random() * 0.24), size.height * (0.62 + random() * 0.2)];
  const moment = random() > 0.5 ? 'morning' : 'evening';
  return { ...setting, kind: 'daylight', scale, rotation, centre, moment };
}

export function drawDaylight({
  size,
  tint,
  place,
  centre,
  scale,
  rotation,
  moment,
}: DaylightComposition): string {
  const projection = geoOrthographic()
    .rotate(rotation)
    .scale(scale)
    .translate(centre)
    .clipExtent(bleedExtent(size))
    .precision(0.8);
  const path = geoPath(projection);
  const sun: Point = [place.at[0] + (moment === 'morning' ? 75 : -75), 15];
  const hemisphere = (at: Point) => tidy(path(geoCircle().center(at).radius(90).precision(2)()), 0);
  return [
    background(size, COLOURS[tint]),
    `<path d="${spherePath(path, 0)}" fill="${COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="3"/>`,
    `<path d="${landPath(path)}" fill="${COLOURS[tint]}" stroke="${COLOURS.encre}" stroke-width="1.4" stroke-linejoin="round"/>`,
    `<path d="${hemisphere([sun[0] + 180, -sun[1]])}" fill="${COLOURS.encre}" style="mix-blend-mode:multiply"/>`,
    `<path d="${coverGraticulePath(path)}" fill="none" stroke="${RELIEF[tint]}" stroke-width="1.2" opacity=".8"/>`,
    `<path d="${hemisphere(sun)}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="6"/>`,
  ].join('');
}
