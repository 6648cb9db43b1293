import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { bodyZoneWire } from './body-zone.wire.ts';
import { lineWire } from './component.wire.ts';
import { imageWire } from './image.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { namedReferenceWire } from './reference.wire.ts';

/** `GET /blog-posts` */
export const blogPostWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
  publishDate: orNull(z.iso.date()),
  summary: textOrNull(),
  author: textOrNull(),
  tags: orEmpty(lineWire),
  focusImage: orNull(imageWire),
  focusImageAlt: textOrNull(),
});
export type BlogPostWire = z.infer<typeof blogPostWire>;

/** `GET /blog-posts/{slug}` */
export const blogPostDetailWire = blogPostWire.extend({
  courses: orEmpty(namedReferenceWire),
  body: bodyZoneWire,
});
export type BlogPostDetailWire = z.infer<typeof blogPostDetailWire>;
