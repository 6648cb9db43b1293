import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { bodyZoneWire } from './body-zone.wire.ts';
import { imageWire } from './image.wire.ts';
import { newsCategoryWire } from './news-categories.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { titledReferenceWire } from './reference.wire.ts';

/** `GET /{prefix}-news` (CALL-06, ENT-04) */
export const newsWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
  publishDate: orNull(z.iso.date()),
  summary: textOrNull(),
  focusImage: orNull(imageWire),
  focusImageAlt: textOrNull(),
  /** `campus` is the city. */
  campus_infos: orEmpty(titledReferenceWire.extend({ campus: textOrNull() })),
  cat_news: orNull(newsCategoryWire),
});
export type NewsWire = z.infer<typeof newsWire>;

/** `GET /{prefix}-news/{slug}` */
export const newsDetailWire = newsWire.extend({ body: bodyZoneWire });
export type NewsDetailWire = z.infer<typeof newsDetailWire>;
