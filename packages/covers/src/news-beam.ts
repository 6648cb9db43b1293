import { geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import { HUB_LIST } from './hubs.data.ts';
import { cityDot, longSide, placeDot, type NewsSetting } from './news-setting.ts';
import { COLOURS } from './palette.ts';
import type { Place } from './places.ts';
import { bleedExtent, landPath, project, routePath } from './projections.ts';
import { pickIndex, type Random } from './random.ts';
import { background } from './svg.ts';

/** Every route of the network leaves one place; one in six stands out. */
export type BeamComposition = NewsSetting & { kind: 'beam'; cities: Place[]; highlights: Place[] };

export function composeBeam(setting: NewsSetting, random: Random): BeamComposition {
  const cities = HUB_LIST.filter((hub) => hub !== setting.place);
  const star = pickIndex(random, cities.length);
  const highlights = cities.filter((_, index) => index % 6 === star % 6);
  return { ...setting, kind: 'beam', cities, highlights };
}

export function drawBeam({ size, tint, place, centre, cities, highlights }: BeamComposition): string {
  const projection = geoAzimuthalEqualArea()
    .rotate([-place.at[0], -place.at[1]])
    .clipAngle(170)
    .scale(longSide(size) * 0.4)
    .translate(centre)
    .clipExtent(bleedExtent(size))
    .precision(0.8);
  const path = geoPath(projection);
  const routes = (ends: Place[]) => ends.map((end) => routePath(path, place.at, end.at)).join('');
  return [
    background(size, COLOURS[tint]),
    `<path d="${landPath(path)}" fill="${COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="1.4" stroke-linejoin="round"/>`,
    `<path d="${routes(cities)}" fill="none" stroke="${COLOURS.encre}" stroke-width="1.6"/>`,
    `<path d="${routes(highlights)}" fill="none" stroke="${COLOURS.vermillon}" stroke-width="5.5"/>`,
    ...cities.map((city) => cityDot(project(projection, city.at))),
    placeDot(centre),
  ].join('');
}
