import { drawGores } from './gores.ts';
import { HUBS } from './hubs.data.ts';
import { svgDocument } from './svg.ts';

const UNIT = 5;
const COUNT = 10;
/** The band shows the world between these two, in lengths of the drawing: the Arctic is above it. */
const TOP = 120;
const HEIGHT = 330;
/** No gore is lit: the routes say enough. */
const NONE = -1;

const ENDS = [HUBS.newyork, HUBS.singapour, HUBS.dakar, HUBS.delhi, HUBS.beyrouth];

/** Under the head of a profile's home: the gores between the Arctic and the Equator, and routes that leave Paris. */
export function bandGores(): string {
  const gores = drawGores({
    first: HUBS.paris.at[0] - 30 * 4,
    count: COUNT,
    unit: UNIT,
    top: -TOP,
    land: { tint: 'mer', lit: NONE },
    routes: ENDS.map(({ at }) => [HUBS.paris.at, at]),
    dots: [...ENDS.map(({ at }) => ({ at, isStart: false })), { at: HUBS.paris.at, isStart: true }],
    stroke: 1.5,
  });
  return svgDocument({ width: COUNT * 30 * UNIT, height: HEIGHT }, gores);
}
