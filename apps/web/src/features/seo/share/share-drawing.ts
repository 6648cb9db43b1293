import { drawPieces } from './share-art';
import type { ShareCard } from './share-card.model';
import { INK, PAPER, TINT_COLOURS } from './share-colours';
import { FRAMED_BOX, LISERE, RULE, SHARE_SIZE } from './share-layout';
import { schoolName, words } from './share-words';

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
export function frameDrawing(): string {
  const { width, height } = FRAMED_BOX;
  const inset = RULE.width / 2;
  const line = `width="${width - RULE.width}" height="${height - RULE.width}" fill="none" stroke="${INK}" stroke-width="${RULE.width}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${inset}" y="${inset}" ${line}/></svg>`;
}
