import type { QueryObject } from '@meridia/content-client/query-string';
import { testimonialPath, TESTIMONIALS_PATH } from '@meridia/contract/endpoints';
import {
  testimonialDetailWire,
  testimonialWire,
  type TestimonialWire,
} from '@meridia/contract/testimonials.wire';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readAll, readDocument, readOptionalList } from '@/content/client/checked-content';
import { readTranslated } from '@/content/translated-document';
import { listLanguage, translateList } from '@/content/translated-list';
import { readTranslatedFirst } from '@/content/translated-window';
import type { TestimonialDetail } from './testimonial-detail.model';
import { toTestimonialCard, toTestimonialDetail } from './testimonial.mapper';
import type { TestimonialCard } from './testimonial.model';

const TESTIMONIAL = 'api::testimonial.testimonial';
const TAGS = [TESTIMONIAL, 'api::campus.campus', 'api::course.course'];
const SORT = ['year:desc', 'name:asc', 'slug:asc'];

const toCards = (testimonials: readonly TestimonialWire[]) =>
  testimonials.flatMap((one) => toTestimonialCard(one) ?? []);

async function readCards(locale: Locale): Promise<TestimonialCard[]> {
  const request = { locale, tags: TAGS, query: { sort: SORT } };
  return toCards(await readAll(TESTIMONIALS_PATH, testimonialWire, request));
}

async function readSomeCards(locale: Locale, choice: QueryObject): Promise<TestimonialCard[]> {
  const request = { locale, tags: TAGS, query: { sort: SORT, ...choice } };
  return toCards((await readOptionalList(TESTIMONIALS_PATH, testimonialWire, request)) ?? []);
}

/** Latest first. With a limit they are a part of another page, which does without them during an outage. */
export async function getTestimonials(locale: Locale, limit?: number): Promise<TestimonialCard[]> {
  const language = listLanguage(locale);
  if (limit === undefined) return translateList(locale, await readCards(language), () => readCards(locale));

  const found = await readTranslatedFirst(
    locale,
    limit,
    (part, most) => readSomeCards(part.locale, { without: part.without, pagination: { limit: most } }),
    (slugs) => readSomeCards(DEFAULT_LOCALE, { pagination: { limit }, filters: { slug: { $in: slugs } } }),
  );
  return [...(found ?? [])];
}

export function getTestimonial(locale: Locale, slug: string): Promise<TestimonialDetail | null> {
  return readTranslated(locale, async (language) => {
    const testimonial = await readDocument(testimonialPath(slug), testimonialDetailWire, {
      locale: language,
      tags: [TESTIMONIAL],
    });
    return testimonial && toTestimonialDetail(testimonial);
  });
}
