import { z } from 'zod';
import { TESTIMONIAL_KINDS } from '@meridia/domain/testimonials';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { namedReferenceWire, titledReferenceWire } from './reference.wire.ts';
import { blockNodeWire } from './rich-text.wire.ts';

/** A testimonial as its programme shows it. */
export const courseTestimonialWire = namedReferenceWire.extend({
  kind: z.enum(TESTIMONIAL_KINDS),
  role: textOrNull(),
  company: textOrNull(),
  promotion: orNull(z.int()),
  year: orNull(z.int()),
  quote: textOrNull(),
});
export type CourseTestimonialWire = z.infer<typeof courseTestimonialWire>;

/** `GET /testimonials` */
export const testimonialWire = courseTestimonialWire.extend({
  campus: orNull(titledReferenceWire),
  course: orNull(namedReferenceWire),
});
export type TestimonialWire = z.infer<typeof testimonialWire>;

/** `GET /testimonials/{slug}` */
export const testimonialDetailWire = testimonialWire.extend({ body: orEmpty(blockNodeWire) });
export type TestimonialDetailWire = z.infer<typeof testimonialDetailWire>;
