import { drawGores } from './gores.ts';
import type { Tint } from './palette.ts';
import { svgDocument } from './svg.ts';

export type SpiresOptions = {
  tint?: Tint;
  /** Longitude of the middle of the first half-gore. */
  first?: number;
  count?: number;
  /** Rank of the one in vermilion. */
  lit?: number;
};

const UNIT = 4;
const SPAN = 30;
const HEIGHT = 90 * UNIT + 4;

/** The whole Earth. */
const PIECES = 360 / SPAN;
/** From the Americas eastwards: a short row shows the land of both sides of the Atlantic. */
const PIECES_FIRST = -88;

export const SPIRE_PIECES_VIEW_BOX = `0 0 ${SPAN * UNIT} ${HEIGHT}`;

/** A row of half-gores, the northern hemisphere, for the heads of pages. */
export function spires({ tint = 'mer', first = -58, count = 5, lit = 2 }: SpiresOptions = {}): string {
  const size = { width: count * SPAN * UNIT, height: HEIGHT };
  return svgDocument(
    size,
    drawGores({ first, count, unit: UNIT, top: 4, south: 0, land: { tint, lit }, stroke: 1.5 }),
  );
}

/** The half-gores in pieces, `spire-0` to `spire-11`: a page takes the first ones, in its tint, and lights one (`<use>`). */
export function spireSymbols(): string {
  const pieces = Array.from({ length: PIECES }, (_, rank) => {
    const [first, left] = [PIECES_FIRST + rank * SPAN, rank * SPAN * UNIT];
    const gore = drawGores({
      first,
      count: 1,
      unit: UNIT,
      top: 4,
      left,
      south: 0,
      land: 'inherited',
      stroke: 1.5,
    });
    return `<g id="spire-${rank}">${gore}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${pieces.join('\n')}\n</svg>\n`;
}
