import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { actionLinkWire } from './component.wire.ts';
import { imageWire } from './image.wire.ts';
import { orNull, textOrNull } from './optional.wire.ts';

/** `GET /popins`: the visible ones; the days they run from and to are for the site to compare (LAY-06). */
export const popinWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
  body: textOrNull(),
  image: orNull(imageWire),
  imageAlt: textOrNull(),
  delayMs: orNull(z.int()),
  reappearDaysAfterClose: orNull(z.int()),
  startsOn: orNull(z.iso.date()),
  endsOn: orNull(z.iso.date()),
  primaryAction: orNull(actionLinkWire),
  secondaryAction: orNull(actionLinkWire),
  closeLabel: textOrNull(),
});
export type PopinWire = z.infer<typeof popinWire>;
