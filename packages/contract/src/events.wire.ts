import { z } from 'zod';
import { EVENT_TYPES } from '@meridia/domain/events';
import { httpUrlOrNull } from './address.wire.ts';
import { orEmpty, orNull } from './optional.wire.ts';
import { titledReferenceWire } from './reference.wire.ts';
import { blockNodeWire } from './rich-text.wire.ts';

/** `GET /events` (CALL-05, ENT-03) */
export const eventWire = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  type: z.enum(EVENT_TYPES),
  dateStart: z.iso.datetime(),
  dateEnd: orNull(z.iso.datetime()),
  url: httpUrlOrNull,
  /** Null: the event is online. */
  campus: orNull(titledReferenceWire),
});
export type EventWire = z.infer<typeof eventWire>;

/** `GET /events/{slug}` */
export const eventDetailWire = eventWire.extend({ description: orEmpty(blockNodeWire) });
export type EventDetailWire = z.infer<typeof eventDetailWire>;
