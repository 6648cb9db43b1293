import type { TestimonialDetailWire, TestimonialWire } from '@meridia/contract/testimonials.wire';
import { withoutOuterQuotes } from '@/content/quotation.rules';
import { toReference } from '@/content/reference.mapper';
import { toRichText } from '@/content/rich-text.mapper';
import type { TestimonialDetail } from './testimonial-detail.model';
import type { TestimonialCard } from './testimonial.model';

/** Null: there is nothing to show without a quote. */
export function toTestimonialCard(testimonial: TestimonialWire): TestimonialCard | null {
  const { slug, name, kind, role, company, promotion, quote, campus, course } = testimonial;
  if (quote === null) return null;
  return {
    slug,
    name,
    kind,
    role,
    company,
    promotion,
    quote: withoutOuterQuotes(quote),
    campus: campus && toReference(campus),
    programme: course && toReference(course),
  };
}

export function toTestimonialDetail(testimonial: TestimonialDetailWire): TestimonialDetail | null {
  const card = toTestimonialCard(testimonial);
  return card && { ...card, body: toRichText(testimonial.body) };
}
