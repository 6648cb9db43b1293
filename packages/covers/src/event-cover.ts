import type { EventCoverInput } from './cover-input.ts';
import type { Size } from './geometry.ts';
import { drawGores } from './gores.ts';
import { COLOURS, TINTS, type Tint } from './palette.ts';
import { pick, pickIndex, type Random } from './random.ts';
import { background } from './svg.ts';

const COUNT = 7;
const SPAN = 24;

/** Seven gores; the lit one says the start time, from 8 h to 20 h by steps of two hours. */
export type GoresComposition = {
  kind: 'gores';
  size: Size;
  tint: Tint;
  count: number;
  lit: number;
  hour: number | undefined;
  /** Longitude of the middle of the first gore. */
  first: number;
  top: number;
};

function goreOfHour(hour: number): number {
  return Math.max(0, Math.min(COUNT - 1, Math.round((hour - 8) / 2)));
}

/** Square, for the head of a page; the middle one, of the early afternoon, is that of Paris. */
const SQUARE: Size = { width: 1200, height: 1200 };
const SQUARE_FIRST = -74;

export const EVENT_GORES_VIEW_BOX = `0 0 ${SQUARE.width} ${SQUARE.height}`;

function unitOf({ width }: Size): number {
  return width / COUNT / SPAN;
}

export function composeGores({ tint, hour }: EventCoverInput, size: Size, random: Random): GoresComposition {
  const chosenTint = tint ?? pick(random, TINTS);
  const lit = hour === undefined ? pickIndex(random, COUNT) : goreOfHour(hour);
  const first = -170 + pickIndex(random, 12) * SPAN;
  const top = (size.height - 180 * unitOf(size)) * (0.35 + random() * 0.3);
  return { kind: 'gores', size, tint: chosenTint, count: COUNT, lit, hour, first, top };
}

export function drawEventGores({ size, tint, count, lit, first, top }: GoresComposition): string {
  const gores = drawGores({
    first,
    count,
    span: SPAN,
    unit: unitOf(size),
    top,
    land: { tint, lit },
    stroke: 1.6,
  });
  return background(size, COLOURS[tint]) + gores;
}

/** The gores of an event in pieces, `gore-0` to `gore-6`: the page gives them its tint, and lights one (`<use>`). */
export function eventGoreSymbols(): string {
  const unit = unitOf(SQUARE);
  const top = (SQUARE.height - 180 * unit) / 2;
  const pieces = Array.from({ length: COUNT }, (_, index) => {
    const [first, left] = [SQUARE_FIRST + index * SPAN, index * SPAN * unit];
    const gore = drawGores({ first, count: 1, span: SPAN, unit, top, left, land: 'inherited', stroke: 1.6 });
    return `<g id="gore-${index}">${gore}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${pieces.join('\n')}\n</svg>\n`;
}
