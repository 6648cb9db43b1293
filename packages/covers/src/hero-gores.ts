import { HUBS } from './hubs.data.ts';
import type { Size } from './geometry.ts';
import { drawGores, type GoresDot } from './gores.ts';
import type { Place } from './places.ts';
import { svgDocument } from './svg.ts';

const UNIT = 5;
const COUNT = 10;

/** Paris is in the middle; a narrow screen is given fewer gores of the same picture. */
export function heroSize(count = COUNT): Size {
  return { width: count * 30 * UNIT, height: 180 * UNIT };
}

/** ISO 3166 numbers of France, Belgium, Switzerland, Spain and the United Kingdom. */
export const HERO_COUNTRIES = ['250', '056', '756', '724', '826'];

export const HERO_ROUTES: { from: Place; to: Place }[] = [
  { from: HUBS.paris, to: HUBS.montreal },
  { from: HUBS.paris, to: HUBS.dakar },
  { from: HUBS.paris, to: HUBS.beyrouth },
  { from: HUBS.paris, to: HUBS.tokyo },
  { from: HUBS.paris, to: HUBS.lecap },
  { from: HUBS.londres, to: HUBS.newyork },
  { from: HUBS.londres, to: HUBS.singapour },
  { from: HUBS.bruxelles, to: HUBS.delhi },
  { from: HUBS.geneve, to: HUBS.nairobi },
  { from: HUBS.madrid, to: HUBS.mexico },
  { from: HUBS.madrid, to: HUBS.saopaulo },
];

export function drawHeroGores(count = COUNT): string {
  const ends: GoresDot[] = HERO_ROUTES.map(({ to }) => ({ at: to.at, isStart: false }));
  return drawGores({
    first: HUBS.paris.at[0] - 30 * Math.floor((count - 1) / 2),
    count,
    unit: UNIT,
    land: { highlight: HERO_COUNTRIES },
    routes: HERO_ROUTES.map(({ from, to }) => [from.at, to.at]),
    dots: [...ends, { at: HUBS.madrid.at, isStart: false }, { at: HUBS.paris.at, isStart: true }],
    stroke: 1.5,
  });
}

/** The home page: the world in gores, the five campus countries in vermilion, routes leaving five cities. */
export function heroGores(count = COUNT): string {
  return svgDocument(heroSize(count), drawHeroGores(count));
}
