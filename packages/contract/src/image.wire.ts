import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { linkUrlWire } from './address.wire.ts';
import { orNull, textOrNull } from './optional.wire.ts';

export const imageFormatWire = z.object({
  url: linkUrlWire,
  width: z.int(),
  height: z.int(),
});
export type ImageFormatWire = z.infer<typeof imageFormatWire>;

/** In hundredths of the width and of the height, from the upper left corner. */
const focalPointWire = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

export const imageWire = z.object({
  documentId: identityWire,
  url: linkUrlWire,
  /** The text of the file itself; a document that carries a text of its own (`focusImageAlt`) goes first. */
  alternativeText: textOrNull(),
  width: orNull(z.int()),
  height: orNull(z.int()),
  mime: z.string(),
  /** Smaller copies by the names of `IMAGE_WIDTHS`; none is larger than the image. */
  formats: orNull(z.record(z.string(), imageFormatWire)),
  /** What stays in view where a frame cuts the image. Anything else than a point is none: it costs no page. */
  focalPoint: focalPointWire.nullish().catch(null),
});
export type ImageWire = z.infer<typeof imageWire>;
