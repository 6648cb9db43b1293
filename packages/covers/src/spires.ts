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

/** A row of half-gores, the northern hemisphere, for the heads of pages. */
export function spires({ tint = 'mer', first = -58, count = 5, lit = 2 }: SpiresOptions = {}): string {
  const size = { width: count * 30 * UNIT, height: 90 * UNIT + 4 };
  return svgDocument(
    size,
    drawGores({ first, count, unit: UNIT, top: 4, south: 0, land: { tint, lit }, stroke: 1.5 }),
  );
}
