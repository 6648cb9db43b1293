import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { COURSE_CATEGORIES } from '@meridia/domain/courses';
import { EVENT_STATES, EVENT_TYPES } from '@meridia/domain/events';
import { httpUrlOrNull } from './address.wire.ts';
import { componentWire } from './component.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { titledReferenceWire } from './reference.wire.ts';
import { blockNodeWire } from './rich-text.wire.ts';

/** `GET /events` (CALL-05, ENT-03) */
export const eventWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
  type: z.enum(EVENT_TYPES),
  /** Null, on what was saved before the field was there: as planned. */
  state: orNull(z.enum(EVENT_STATES)),
  /** Whose candidates it is for; none: everybody. */
  categories: orEmpty(componentWire.extend({ category: z.enum(COURSE_CATEGORIES) })),
  dateStart: z.iso.datetime(),
  dateEnd: orNull(z.iso.datetime()),
  url: httpUrlOrNull,
  /** Where the event is, when it is not at a campus: a fair, a hired hall. */
  venue: textOrNull(),
  /** Null: those of the campuses. */
  address: textOrNull(),
  /** In the order of the editor. None: the event is online, unless it has a venue. */
  campuses: orEmpty(
    titledReferenceWire.extend({
      address: textOrNull(),
      postalCode: textOrNull(),
      city: textOrNull(),
      country: textOrNull(),
    }),
  ),
  publishedAt: orNull(z.iso.datetime()),
  updatedAt: orNull(z.iso.datetime()),
});
export type EventWire = z.infer<typeof eventWire>;

/** `GET /events/{slug}` */
export const eventDetailWire = eventWire.extend({
  audience: textOrNull(),
  price: textOrNull(),
  timetable: orEmpty(componentWire.extend({ time: z.iso.time({ precision: -1 }), text: z.string() })),
  description: orEmpty(blockNodeWire),
});
export type EventDetailWire = z.infer<typeof eventDetailWire>;
