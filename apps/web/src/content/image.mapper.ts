import type { ImageFormatWire, ImageWire } from '@meridia/contract/image.wire';
import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import { INK_COPY_PREFIX } from '@meridia/domain/media';
import type { PictureImage } from '@/lib/picture-image';

/** The one of the media library, too small for a page. */
const THUMBNAIL = 'thumbnail';

/** Smallest first. */
function copiesOf({ formats }: ImageWire, isWanted: (name: string) => boolean): ImageFormatWire[] {
  return Object.entries(formats ?? {})
    .filter(([name]) => isWanted(name))
    .map(([, copy]) => copy)
    .toSorted((one, other) => one.width - other.width);
}

const isInk = (name: string) => name.startsWith(INK_COPY_PREFIX);

const toWidths = (copies: readonly ImageFormatWire[]) => copies.map(({ url, width }) => ({ url, width }));

/** It has copies in its own colours besides. */
function isDrawn(image: ImageWire): boolean {
  return copiesOf(image, (name) => !isInk(name) && name !== THUMBNAIL).length > 0;
}

/** PIC-06: the copies have the shape of the image, so that a point of it is a point of them. */
const toFocus = ({ focalPoint }: ImageWire) =>
  focalPoint ? { focus: `${focalPoint.x}% ${focalPoint.y}%` } : {};

/** In its own colours: the art of the school, or a drawing of an editor’s. */
function inColours(image: ImageWire, alt: string): PictureImage | null {
  // A page keeps the room of an image before it comes: one without a size would make the page jump.
  if (!image.width || !image.height) return null;
  const { url, width, height } = image;
  return {
    url,
    width,
    height,
    alt,
    widths: toWidths(copiesOf(image, (name) => !isInk(name))),
    ...toFocus(image),
  };
}

/** Only copies are shown: what came from a camera may weigh twenty megabytes, and lie on its side. */
function inInk(image: ImageWire, alt: string): PictureImage | null {
  const copies = copiesOf(image, isInk);
  const largest = copies.at(-1);
  if (!largest) return null;
  const { url, width, height } = largest;
  const whole = isDrawn(image) || width < IMAGE_WIDTHS.xs ? ({ isWhole: true } as const) : {};
  return {
    url,
    width,
    height,
    alt,
    widths: toWidths(copies.slice(0, -1)),
    isInk: true,
    ...whole,
    ...toFocus(image),
  };
}

/**
 * A picture of an editor’s is in ink wherever the site frames it. `alt` is the text of the document that shows the image;
 * without one, that of the file itself.
 */
export function toPictureImage(image: ImageWire | null, alt: string | null = null): PictureImage | null {
  if (!image) return null;
  const text = alt ?? image.alternativeText ?? '';
  return inInk(image, text) ?? inColours(image, text);
}

/** In the middle of a text a chart keeps its colours, which mean something; a photograph has copies in ink only. */
export function toTextImage(image: ImageWire): PictureImage | null {
  return isDrawn(image) ? inColours(image, image.alternativeText ?? '') : toPictureImage(image);
}
