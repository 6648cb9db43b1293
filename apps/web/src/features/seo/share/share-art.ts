import { INK, PAPER, TINT_COLOURS, VERMILION } from './share-colours';
import type { ShareArt } from './share-card.model';
import * as layout from './share-layout';

const { ART_BOX } = layout;

type Pieces = Exclude<ShareArt, { kind: 'picture' }>;

function rectangle({ left, top, width, height }: layout.Box, attributes: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${attributes}/>`;
}

/** A part of a drawing in a frame of the picture. */
function view(box: layout.Box, viewBox: string, fit: string, body: string): string {
  const { left, top, width, height } = box;
  const place = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  return `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="${fit}">${body}</svg>`;
}

/** The pieces take the land from `fill` and the sea from `color`, as on the page. */
function goreRow({ count, lit }: { count: number; lit: number | null }, name: string, land: string): string {
  const one = (rank: number) =>
    rank === lit
      ? `<use href="#${name}-${rank}" fill="${INK}" color="${VERMILION}"/>`
      : `<use href="#${name}-${rank}"/>`;
  const row = Array.from({ length: count }, (_, rank) => one(rank)).join('');
  return `<g fill="${land}" color="${PAPER}">${row}</g>`;
}

const SPIRE = { width: 120, height: 364 };

export function spiresTop(count: number): number {
  const { top, width, height } = layout.SPIRES_BOX;
  return top + height - Math.min(height, (width / (count * SPIRE.width)) * SPIRE.height);
}

/** The seven gores from pole to pole; their file is cut to a square. */
const DAY_VIEW_BOX = '0 -43 1200 1286';

function campusMap({ viewBox, territories }: Extract<Pieces, { kind: 'map' }>): string {
  const cells = territories
    .map(({ name, tint }) => `<use href="#${name}" fill="${TINT_COLOURS[tint]}"/>`)
    .join('');
  const drawn = [
    '<use href="#ground"/>',
    `<g stroke="${INK}" stroke-width="6" stroke-linejoin="round">${cells}</g>`,
    '<use href="#rivers" stroke-width="11"/>',
    `<g color="${INK}"><use href="#outline" stroke-width="15"/><use href="#routes"/></g>`,
  ];
  return rectangle(ART_BOX, `fill="${PAPER}"`) + view(ART_BOX, viewBox, 'xMidYMid slice', drawn.join(''));
}

/** The art that is drawn from the pieces of a file. */
export function drawPieces(art: Pieces, tint: string): string {
  if (art.kind === 'map') return campusMap(art);
  if (art.kind === 'day') return view(ART_BOX, DAY_VIEW_BOX, 'xMidYMid meet', goreRow(art, 'gore', tint));
  const viewBox = `0 0 ${art.count * SPIRE.width} ${SPIRE.height}`;
  return view(layout.SPIRES_BOX, viewBox, 'xMaxYMax meet', goreRow(art, 'spire', tint));
}
