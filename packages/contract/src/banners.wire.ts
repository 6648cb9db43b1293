import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { linkUrlOrNull } from './address.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { titledReferenceWire } from './reference.wire.ts';

/** `GET /banners`: the visible ones; when and where they are shown is for the site to compare (ENT-06, LAY-06). */
export const bannerWire = z.object({
  documentId: identityWire,
  text: z.string(),
  linkUrl: linkUrlOrNull,
  linkLabel: textOrNull(),
  /** In pixels. */
  offset: z.int(),
  startsAt: orNull(z.iso.datetime()),
  endsAt: orNull(z.iso.datetime()),
  /** Whether it is for pages of campuses alone: of those that follow, and of none while they are withdrawn. */
  ofCampuses: orNull(z.boolean()),
  campuses: orEmpty(titledReferenceWire),
});
export type BannerWire = z.infer<typeof bannerWire>;
