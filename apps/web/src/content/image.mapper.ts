import type { ImageWire } from '@meridia/contract/image.wire';
import type { PictureImage } from '@/lib/picture-image';

/** `alt` is the text of the document that shows the image; without one, that of the file itself. */
export function toPictureImage(image: ImageWire | null, alt: string | null = null): PictureImage | null {
  // A page keeps the room of an image before it comes: one without a size would make the page jump.
  if (!image?.width || !image.height) return null;
  const { url, width, height, alternativeText, formats } = image;
  const widths = Object.values(formats ?? {}).map((copy) => ({ url: copy.url, width: copy.width }));
  return { url, width, height, alt: alt ?? alternativeText ?? '', widths };
}
