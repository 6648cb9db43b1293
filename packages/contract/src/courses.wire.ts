import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { CATALOGUE_DOMAINS, COURSE_CATEGORIES, LEVELS, TEACHING_LANGUAGES } from '@meridia/domain/courses';
import { courseBrochureWire } from './brochures.wire.ts';
import { dateWire } from './component.wire.ts';
import {
  admissionWire,
  careerCardWire,
  certificationWire,
  durationWire,
  faqItemWire,
  priceWire,
  skillUnitWire,
  studyYearWire,
  teachingUnitWire,
} from './course-components.wire.ts';
import { imageWire } from './image.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { namedReferenceWire, titledReferenceWire } from './reference.wire.ts';
import { blockNodeWire } from './rich-text.wire.ts';
import { courseTestimonialWire } from './testimonials.wire.ts';

/** `GET /courses` */
export const courseWire = z.object({
  documentId: identityWire,
  name: z.string(),
  slug: identityWire,
  category: z.enum(COURSE_CATEGORIES),
  domain: z.enum(CATALOGUE_DOMAINS),
  /** Rank among the programmes put forward; null for the others. */
  featured: orNull(z.int()),
  summary: textOrNull(),
  fulltime: z.boolean(),
  periodic: z.boolean(),
  entryLevel: z.literal(LEVELS),
  graduationLevel: z.literal(LEVELS),
  /** False: the programme leads to no level of its own. */
  deliversLevel: z.boolean(),
  languageOfInstruction: z.enum(TEACHING_LANGUAGES),
  periodicFunding: textOrNull(),
  duration: orNull(durationWire),
  price: orNull(priceWire),
  intakeDates: orEmpty(dateWire),
  /** The last day on which one may apply, session by session. */
  deadlines: orEmpty(dateWire),
  campuses: orEmpty(titledReferenceWire),
  focusImage: orNull(imageWire),
  focusImageAlt: textOrNull(),
  publishedAt: orNull(z.iso.datetime()),
  updatedAt: orNull(z.iso.datetime()),
});
export type CourseWire = z.infer<typeof courseWire>;

const relatedCourseWire = namedReferenceWire.extend({
  category: z.enum(COURSE_CATEGORIES),
  domain: z.enum(CATALOGUE_DOMAINS),
  summary: textOrNull(),
});

/** `GET /courses/{slug}` */
export const courseDetailWire = courseWire.extend({
  objectives: orEmpty(blockNodeWire),
  years: orEmpty(studyYearWire),
  teachingUnits: orEmpty(teachingUnitWire),
  skillUnits: orEmpty(skillUnitWire),
  careerCards: orEmpty(careerCardWire),
  admission: orNull(admissionWire),
  certification: orNull(certificationWire),
  faq: orEmpty(faqItemWire),
  testimonials: orEmpty(courseTestimonialWire),
  related: orEmpty(relatedCourseWire),
  brochure: orNull(courseBrochureWire),
});
export type CourseDetailWire = z.infer<typeof courseDetailWire>;
