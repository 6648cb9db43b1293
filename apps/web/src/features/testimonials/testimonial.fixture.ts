import type { TestimonialCard } from '@/content/testimonials/testimonial.model';

export function aTestimonial(changes: Partial<TestimonialCard> = {}): TestimonialCard {
  return {
    slug: 'elise',
    name: 'Élise',
    kind: 'alumni',
    role: 'Attachée de coopération',
    company: null,
    promotion: 2019,
    quote: 'Rédiger court.',
    campus: { slug: 'paris', title: 'Paris' },
    programme: { slug: 'diplomatie', title: 'Mastère Diplomatie' },
    ...changes,
  };
}
