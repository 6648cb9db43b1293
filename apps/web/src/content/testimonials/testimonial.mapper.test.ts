import { expect, it } from 'vitest';
import { aTestimonial } from '@meridia/contract/testimonials.fixture';
import { toTestimonialCard, toTestimonialDetail } from './testimonial.mapper';

it('a testimonial is a quote without its marks, of someone, at a campus, in a programme', () => {
  expect(toTestimonialCard(aTestimonial())).toEqual({
    slug: 'ines-caron',
    name: 'Inès Caron',
    kind: 'alumni',
    role: 'Chargée de mission',
    company: 'Ville de Lyon',
    promotion: 2022,
    quote: 'Une carte, d’abord.',
    campus: { slug: 'lyon', title: 'Lyon' },
    programme: { slug: 'bachelor', title: 'Bachelor' },
  });
});

it('without a quote there is nothing to show', () => {
  const testimonial = aTestimonial({ quote: null });
  expect([toTestimonialCard(testimonial), toTestimonialDetail(testimonial)]).toEqual([null, null]);
});
