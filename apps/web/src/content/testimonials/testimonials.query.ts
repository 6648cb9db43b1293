import 'server-only';
import { testimonialPath, TESTIMONIALS_PATH } from '@meridia/contract/endpoints';
import {
  testimonialDetailWire,
  testimonialWire,
  type TestimonialWire,
} from '@meridia/contract/testimonials.wire';
import type { Locale } from '@meridia/domain/locales';
import { readAll, readDocument, readOptionalList } from '@/content/client/checked-content';
import { readTranslated } from '@/content/translated-document';
import type { TestimonialDetail } from './testimonial-detail.model';
import { toTestimonialCard, toTestimonialDetail } from './testimonial.mapper';
import type { TestimonialCard } from './testimonial.model';

const TAGS = ['api::testimonial.testimonial', 'api::campus.campus', 'api::course.course'];
const SORT = ['year:desc', 'name:asc', 'slug:asc'];

function readTestimonials(locale: Locale, limit: number | undefined): Promise<TestimonialWire[]> {
  const request = { locale, tags: TAGS, query: { sort: SORT } };
  if (limit === undefined) return readAll(TESTIMONIALS_PATH, testimonialWire, request);
  const query = { ...request.query, pagination: { limit } };
  return readOptionalList(TESTIMONIALS_PATH, testimonialWire, { ...request, query });
}

/** Latest first. With a limit they are a part of another page, which does without them during an outage. */
export async function getTestimonials(locale: Locale, limit?: number): Promise<TestimonialCard[]> {
  const testimonials = await readTestimonials(locale, limit);
  return testimonials.flatMap((one) => toTestimonialCard(one) ?? []);
}

export function getTestimonial(locale: Locale, slug: string): Promise<TestimonialDetail | null> {
  return readTranslated(locale, async (language) => {
    const testimonial = await readDocument(testimonialPath(slug), testimonialDetailWire, {
      locale: language,
      tags: TAGS,
    });
    return testimonial && toTestimonialDetail(testimonial);
  });
}
