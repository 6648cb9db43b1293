/** The frame and the arch in it: the pole at the top, the equator at the bottom. */
const WIDTH = 100;
const HEIGHT = 192;
const POLE = 4;
const EQUATOR = 190;
const HALF_WIDTH = 49.2;

const STEPS = 24;
const MERIDIANS = [-2 / 3, -1 / 3, 0, 1 / 3, 2 / 3];
const PARALLELS = [75, 60, 45, 30, 15];
/** The lines fade between these heights, to leave room for words. Steps, because `<use>` loses masks. */
const FADE = { from: 58, to: 118, steps: 12 };

export const HALF_GORE_VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

const round = (value: number) => Math.round(value * 10) / 10;
const heightOf = (latitude: number) => EQUATOR - ((EQUATOR - POLE) * latitude) / 90;

/** A gore narrows with the cosine of the latitude; `side` runs from -1, its left edge, to 1. */
function point(side: number, y: number): string {
  const latitude = ((EQUATOR - y) / (EQUATOR - POLE)) * (Math.PI / 2);
  return `${round(WIDTH / 2 + side * HALF_WIDTH * Math.cos(latitude))} ${round(y)}`;
}

function between(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
}

function outline(): string {
  const left = between(EQUATOR, POLE, STEPS).map((y) => point(-1, y));
  const right = between(POLE, EQUATOR, STEPS).slice(1);
  return `M${[...left, ...right.map((y) => point(1, y))].join('L')}Z`;
}

function meridians(from: number, to: number, steps: number): string {
  return MERIDIANS.map(
    (side) =>
      `M${between(from, to, side === 0 ? 1 : steps)
        .map((y) => point(side, y))
        .join('L')}`,
  ).join('');
}

function parallels(from: number, to: number): string {
  const heights = PARALLELS.map(heightOf).filter((y) => y >= from && y < to);
  return heights.map((y) => `M${point(-1, y)}L${point(1, y)}`).join('');
}

function line(path: string, opacity: number): string {
  return `<path d="${path}" opacity="${round(opacity * 100) / 100}" vector-effect="non-scaling-stroke"/>`;
}

function graticule(): string {
  const clear = line(meridians(POLE, FADE.from, 8) + parallels(POLE, FADE.from), 1);
  const heights = between(FADE.from, FADE.to, FADE.steps);
  const fading = heights.slice(0, -1).map((from, index) => {
    const to = heights[index + 1] ?? from;
    return line(meridians(from, to, 1) + parallels(from, to), 1 - (index + 0.5) / FADE.steps);
  });
  return [clear, ...fading].join('');
}

/** The door of a domain: half a gore, whose ground takes the colour of the page, and the lines of its globe. */
export function halfGore(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="arch" stroke="#0B2A27">',
    `<path d="${outline()}" stroke-width="2" vector-effect="non-scaling-stroke"/>`,
    `<g fill="none" opacity=".55">${graticule()}</g>`,
    '</g></svg>\n',
  ].join('');
}
