/** An image with its smaller copies; a drawing (SVG) has none. */
export type PictureImage = {
  url: string;
  width: number;
  height: number;
  /** Empty for an image that adds nothing to the text. */
  alt: string;
  widths: readonly { url: string; width: number }[];
};
