/** An image with its smaller copies; a drawing (SVG) has none. */
export type PictureImage = {
  url: string;
  width: number;
  height: number;
  /** Empty for an image that adds nothing to the text. */
  alt: string;
  widths: readonly { url: string; width: number }[];
  /** What stays in view where a frame cuts it, as a CSS position: « 20% 75% ». Without it, the middle. */
  focus?: string;
  /** An editor’s picture, printed in ink on white: it takes the tint of the page it is on. */
  isInk?: true;
  /** Shown whole in its frame, at its own size at most: a drawing, or a picture smaller than any frame. */
  isWhole?: true;
};
