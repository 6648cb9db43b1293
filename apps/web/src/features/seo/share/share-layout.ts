/** What networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The alternating border of a map sheet, along the foot. */
export const LISERE = { height: 12, segment: 60 };
const FOOT = SHARE_SIZE.height - LISERE.height;

export const MARGIN = 56;
/** As the head of a page: seven parts of words, five of art, an ink rule between. */
export const RULE = { x: 700, width: 4 };

export type Box = { left: number; top: number; width: number; height: number };

/** The five parts. */
export const ART_BOX: Box = {
  left: RULE.x + RULE.width,
  top: 0,
  width: SHARE_SIZE.width - RULE.x - RULE.width,
  height: FOOT,
};

/** A photograph hangs in them, framed. */
const FRAMED_INSET = 44;
export const FRAMED_BOX: Box = {
  left: ART_BOX.left + FRAMED_INSET,
  top: ART_BOX.top + FRAMED_INSET,
  width: ART_BOX.width - 2 * FRAMED_INSET,
  height: ART_BOX.height - 2 * FRAMED_INSET,
};

/** Half-gores stand on the foot. */
export const SPIRES_BOX: Box = {
  left: 672,
  top: 236,
  width: SHARE_SIZE.width - MARGIN - 672,
  height: FOOT - 236,
};

/** What stays free between them and words above. */
export const SPIRES_ABOVE = 12;

export const WORDS_WIDTH = RULE.x - 2 * MARGIN + 16;
export const KICKER = { size: 30, y: 84 };
export const TITLE = {
  top: 118,
  sizes: [176, 160, 144, 128, 116, 104, 96, 88, 80, 72, 64, 57, 51],
  lineHeight: 0.96,
};
export const NOTE = { size: 30, lineHeight: 1.25, lines: 2, above: 20 };

/** The logo stands at the foot of the words. */
export const LOGO = { left: MARGIN, bottom: FOOT - 44, height: 52, maxWidth: 312 };
/** Where the words end. */
export const WORDS_BOTTOM = LOGO.bottom - LOGO.height - 28;
