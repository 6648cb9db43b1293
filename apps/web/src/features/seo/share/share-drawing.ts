import type { Tint } from '@/ui/tint';
import { INTERFACE_FACE, TITLE_FACE } from './face';
import type { ShareArt, ShareCard } from './share-card.model';
import * as layout from './share-layout';
import { breakText, fitText } from './text-lines.rules';

/** The tokens of the design (styles/tokens.css), which no picture can read. */
const INK = '#0b2a27';
const INK_2 = '#3b534f';
const PAPER = '#fbfaf5';
const VERMILION = '#ff5630';
export const TINT_COLOURS: Readonly<Record<Tint, string>> = {
  mer: '#b5dbe0',
  rose: '#f5c3b8',
  paille: '#f7dc86',
  tilleul: '#c9dc9f',
};

const { SHARE_SIZE, ART_BOX, RULE, LISERE, MARGIN, KICKER, TITLE, NOTE, LOGO } = layout;

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

function spiresTop(count: number): number {
  const { top, width, height } = layout.SPIRES_BOX;
  return top + height - Math.min(height, (width / (count * SPIRE.width)) * SPIRE.height);
}

const DAY_VIEW_BOX = '0 0 1200 1200';

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

function drawPieces(art: Pieces, tint: string): string {
  if (art.kind === 'map') return campusMap(art);
  if (art.kind === 'day')
    return (
      rectangle(ART_BOX, `fill="${tint}"`) +
      view(ART_BOX, DAY_VIEW_BOX, 'xMidYMid slice', goreRow(art, 'gore', tint))
    );
  const viewBox = `0 0 ${art.count * SPIRE.width} ${SPIRE.height}`;
  return view(layout.SPIRES_BOX, viewBox, 'xMaxYMax meet', goreRow(art, 'spire', tint));
}

/** A stop of a route, before what kind of page it is. */
function kickerLine(text: string): string {
  const [x, y] = [MARGIN + 8, KICKER.y - KICKER.size * 0.34];
  const start = MARGIN + 72;
  const width = (layout.WORDS_WIDTH - start + MARGIN) / KICKER.size;
  const [line = ''] = breakText(text, { width, lines: 1 }, INTERFACE_FACE.widthOf);
  return [
    `<path d="M${x} ${y}h46" stroke="${VERMILION}" stroke-width="5"/>`,
    `<circle cx="${x}" cy="${y}" r="7" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>`,
    INTERFACE_FACE.draw(line, { x: start, y: KICKER.y, size: KICKER.size, fill: INK }),
  ].join('');
}

type Frame = { width: number; bottom: number };

/** Where words may stand: beside the art; above it too, when it is a row that leaves the top free. */
function frames(art: ShareArt): Frame[] {
  const beside = { width: layout.WORDS_WIDTH, bottom: layout.WORDS_BOTTOM };
  if (art.kind !== 'spires') return [beside];
  return [
    beside,
    { width: SHARE_SIZE.width - 2 * MARGIN, bottom: spiresTop(art.count) - layout.SPIRES_ABOVE },
  ];
}

/** Facts that end a line need no sign between them and the next. */
const factLines = (note: string, width: number) =>
  breakText(note, { width: width / NOTE.size, lines: NOTE.lines }, INTERFACE_FACE.widthOf).map((line) =>
    line.replace(/^· | ·$/, ''),
  );

function fitWords({ title, note, school }: ShareCard, top: number, { width, bottom }: Frame) {
  const notes = note === null ? [] : factLines(note, width);
  const noteHeight = notes.length === 0 ? 0 : notes.length * NOTE.size * NOTE.lineHeight + NOTE.above;
  const frame = { ...TITLE, width, height: bottom - top - noteHeight };
  const text = TITLE_FACE.canWrite(title) ? title : school.name;
  return { ...fitText(text, frame, TITLE_FACE.widthOf), notes };
}

function words(card: ShareCard): string {
  const { kicker, art } = card;
  const hasKicker = kicker !== null && INTERFACE_FACE.canWrite(kicker);
  const top = hasKicker ? TITLE.top : MARGIN - 4;
  const fitted = frames(art).map((frame) => fitWords(card, top, frame));
  const { size, lines, notes } = fitted.reduce((best, one) => (one.size > best.size ? one : best));
  const lineAt = (rank: number) => top + size * (0.8 + rank * TITLE.lineHeight);
  const afterTitle = lineAt(lines.length - 1) + size * 0.22 + NOTE.above;
  return [
    hasKicker ? kickerLine(kicker) : '',
    ...lines.map((line, rank) => TITLE_FACE.draw(line, { x: MARGIN - 3, y: lineAt(rank), size, fill: INK })),
    ...notes.map((line, rank) => {
      const y = afterTitle + NOTE.size * (0.8 + rank * NOTE.lineHeight);
      return INTERFACE_FACE.draw(line, { x: MARGIN, y, size: NOTE.size, fill: INK_2 });
    }),
  ].join('');
}

function schoolName({ name }: ShareCard['school']): string {
  const size = LOGO.height;
  const [line = ''] = breakText(name, { width: layout.WORDS_WIDTH / size, lines: 1 }, TITLE_FACE.widthOf);
  return TITLE_FACE.draw(line, { x: MARGIN, y: LOGO.bottom - 8, size, fill: INK });
}

function lisere(): string {
  const { width, height } = SHARE_SIZE;
  const y = height - LISERE.height / 2;
  const line = `d="M0 ${y}H${width}" stroke-width="${LISERE.height}"`;
  return `<path ${line} stroke="${PAPER}"/><path ${line} stroke="${INK}" stroke-dasharray="${LISERE.segment}"/><path d="M0 ${height - LISERE.height}H${width}" stroke="${INK}" stroke-width="${RULE.width}"/>`;
}

type Parts = {
  /** The file that has the pieces of the art, as text; null when there is none to draw. */
  pieces: string | null;
  /** The logo is laid on afterwards; otherwise the name of the school is written. */
  hasLogo: boolean;
};

/** What is not a bitmap of a share image, as SVG: every letter is an outline, and nothing is fetched. */
export function shareDrawing(card: ShareCard, { pieces, hasLogo }: Parts): string {
  const { art, school } = card;
  const { width, height } = SHARE_SIZE;
  const tint = TINT_COLOURS[card.tint];
  const isDivided = art.kind !== 'spires';
  const drawn = art.kind !== 'picture' && pieces !== null ? drawPieces(art, tint) : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">`,
    `<defs fill="inherit">${pieces?.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '') ?? ''}</defs>`,
    `<path fill="${tint}" d="M0 0h${width}v${height}H0z"/>`,
    drawn,
    words(card),
    hasLogo ? '' : schoolName(school),
    isDivided
      ? `<path d="M${RULE.x + RULE.width / 2} 0V${height}" stroke="${INK}" stroke-width="${RULE.width}"/>`
      : '',
    lisere(),
    '</svg>',
  ].join('');
}

/** The frame of a photograph. */
export const FRAME_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.FRAMED_BOX.width}" height="${layout.FRAMED_BOX.height}"><rect x="2" y="2" width="${layout.FRAMED_BOX.width - 4}" height="${layout.FRAMED_BOX.height - 4}" fill="none" stroke="${INK}" stroke-width="4"/></svg>`;
