import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { COURSE_CATEGORIES } from '@meridia/domain/courses';
import { linkUrlOrNull } from './address.wire.ts';
import { componentWire, lineWire } from './component.wire.ts';
import { imageWire } from './image.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { namedReferenceWire } from './reference.wire.ts';
import { blockNodeWire } from './rich-text.wire.ts';
import { campusMemberWire } from './team-members.wire.ts';

/** What a student pays by the month in the city: between two amounts, as they were seen in a year. */
const rentWire = componentWire.extend({
  low: z.int(),
  high: z.int(),
  year: z.int(),
  sourceUrl: linkUrlOrNull,
});

/** `GET /campuses` */
export const campusWire = z.object({
  documentId: identityWire,
  title: z.string(),
  slug: identityWire,
  heading: textOrNull(),
  summary: textOrNull(),
  city: textOrNull(),
  region: textOrNull(),
  country: textOrNull(),
  lat: orNull(z.number()),
  lng: orNull(z.number()),
  apprenticeshipAvailable: orNull(z.boolean()),
  rent: orNull(rentWire),
  focusImage: orNull(imageWire),
  focusImageAlt: textOrNull(),
});
export type CampusWire = z.infer<typeof campusWire>;

/** `GET /campuses/{slug}` (CALL-09) */
export const campusDetailWire = campusWire.extend({
  description: orEmpty(blockNodeWire),
  access: orEmpty(blockNodeWire),
  handicap: orEmpty(blockNodeWire),
  address: textOrNull(),
  postalCode: textOrNull(),
  phone: textOrNull(),
  email: textOrNull(),
  openingYear: orNull(z.int()),
  courses: orEmpty(namedReferenceWire.extend({ category: z.enum(COURSE_CATEGORIES) })),
  team: orEmpty(campusMemberWire),
  keydata: orEmpty(componentWire.extend({ label: z.string(), value: z.int(), suffix: textOrNull() })),
  studentLife: orEmpty(lineWire),
});
export type CampusDetailWire = z.infer<typeof campusDetailWire>;
