import type { OfferCoverInput } from './cover-input.ts';
import { FRANCE, type Territory } from './geodata.ts';
import type { Point, Size } from './geometry.ts';
import { COLOURS, TINTS, type Tint } from './palette.ts';
import { round1 } from './path-data.ts';
import { pick, type Random } from './random.ts';
import { createSheetView } from './sheet-view.ts';
import { background, dot } from './svg.ts';

/** A straight bearing from one campus to another that is not its neighbour. */
export type BearingComposition = { kind: 'bearing'; size: Size; tint: Tint; from: Territory; to: Territory };

export function composeBearing(input: OfferCoverInput, size: Size, random: Random): BearingComposition {
  const tint = input.tint ?? pick(random, TINTS);
  const from = pick(random, FRANCE.cells);
  const to = pick(
    random,
    FRANCE.cells.filter((cell) => !from.near.includes(cell.slug) && cell !== from),
  );
  return { kind: 'bearing', size, tint, from, to };
}

export function drawBearing({ size, tint, from, to }: BearingComposition): string {
  const scale = (size.width * 0.62) / Math.hypot(to.x - from.x, to.y - from.y);
  const middle: Point = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const view = createSheetView(size, middle, scale);
  const start = view.at([from.x, from.y]);
  const end = view.at([to.x, to.y]);
  const land = view.shape([...FRANCE.context, ...FRANCE.cells.flatMap((cell) => cell.rings)]);
  return [
    background(size, COLOURS[tint]),
    `<path d="${land}" fill="${COLOURS.papier}" stroke="${COLOURS.encre}" stroke-width="1.2" stroke-opacity=".5"/>`,
    `<path d="${view.shape(FRANCE.outline)}" fill="none" stroke="${COLOURS.encre}" stroke-width="3"/>`,
    `<path d="M${start.map(round1).join()}L${end.map(round1).join()}" stroke="${COLOURS.vermillon}" stroke-width="7" fill="none"/>`,
    dot(start, { radius: 16, fill: COLOURS.vermillon, strokeWidth: 4 }),
    dot(end, { radius: 12, fill: COLOURS.papier, strokeWidth: 4 }),
  ].join('');
}
