import { INTERFACE_FACE, TITLE_FACE } from './face';
import { spiresTop } from './share-art';
import { INK, INK_2, PAPER, VERMILION } from './share-colours';
import type { ShareArt, ShareCard } from './share-card.model';
import * as layout from './share-layout';
import { breakText, fitText } from './text-lines.rules';

const { KICKER, LOGO, MARGIN, NOTE, SHARE_SIZE, TITLE } = layout;

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

const BETWEEN_FACTS = ' · ';

/** A line ends between two facts where it can, and then needs no sign there. */
function factLines(note: string, width: number): string[] {
  const { widthOf } = INTERFACE_FACE;
  const facts = note.split(BETWEEN_FACTS);
  const isEachInALine = facts.every((fact) => widthOf(fact) <= width / NOTE.size);
  const bound = facts.map((fact) => (isEachInALine ? fact.replaceAll(' ', '\u00a0') : fact));
  const room = { width: width / NOTE.size, lines: NOTE.lines };
  return breakText(bound.join(BETWEEN_FACTS), room, widthOf).map((line) => line.replace(/^· | ·$/, ''));
}

function fitWords({ title, note, school }: ShareCard, top: number, { width, bottom }: Frame) {
  const notes = note === null ? [] : factLines(note, width);
  const noteHeight = notes.length === 0 ? 0 : notes.length * NOTE.size * NOTE.lineHeight + NOTE.above;
  const frame = { ...TITLE, width, height: bottom - top - noteHeight };
  const text = TITLE_FACE.canWrite(title) ? title : school.name;
  return { ...fitText(text, frame, TITLE_FACE.widthOf), notes };
}

/** What a share image says, beside its logo. */
export function words(card: ShareCard): string {
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

export function schoolName({ name }: ShareCard['school']): string {
  const size = LOGO.height;
  const [line = ''] = breakText(name, { width: layout.WORDS_WIDTH / size, lines: 1 }, TITLE_FACE.widthOf);
  return TITLE_FACE.draw(line, { x: MARGIN, y: LOGO.bottom - 8, size, fill: INK });
}
