import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { linkUrlOrNull } from './address.wire.ts';
import { orNull, textOrNull } from './optional.wire.ts';

/** `GET /banners`: the visible ones; the days they run from and to are for the site to compare (ENT-06, LAY-06). */
export const bannerWire = z.object({
  documentId: identityWire,
  text: z.string(),
  linkUrl: linkUrlOrNull,
  linkLabel: textOrNull(),
  /** In pixels. */
  offset: z.int(),
  startsOn: orNull(z.iso.date()),
  endsOn: orNull(z.iso.date()),
});
export type BannerWire = z.infer<typeof bannerWire>;
