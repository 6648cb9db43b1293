import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { actionLinkWire } from './component.wire.ts';
import { imageWire } from './image.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { titledReferenceWire } from './reference.wire.ts';

/** `GET /popins`: the visible ones; when and where they are shown is for the site to compare (LAY-06). */
export const popinWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
  body: textOrNull(),
  image: orNull(imageWire),
  imageAlt: textOrNull(),
  delaySeconds: orNull(z.int()),
  reappearDaysAfterClose: orNull(z.int()),
  startsAt: orNull(z.iso.datetime()),
  endsAt: orNull(z.iso.datetime()),
  /** Whether it is for pages of campuses alone: of those that follow, and of none while they are withdrawn. */
  ofCampuses: orNull(z.boolean()),
  campuses: orEmpty(titledReferenceWire),
  primaryAction: orNull(actionLinkWire),
  secondaryAction: orNull(actionLinkWire),
  closeLabel: textOrNull(),
});
export type PopinWire = z.infer<typeof popinWire>;
