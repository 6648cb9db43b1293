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
});
export type ImageWire = z.infer<typeof imageWire>;
