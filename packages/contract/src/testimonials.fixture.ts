import type { TestimonialDetailWire } from './testimonials.wire.ts';

export function aTestimonial(fields: Partial<TestimonialDetailWire> = {}): TestimonialDetailWire {
  const slug = fields.slug ?? 'ines-caron';
  return {
    documentId: `testimonial-${slug}`,
    name: 'Inès Caron',
    slug,
    kind: 'alumni',
    role: 'Chargée de mission',
    company: 'Ville de Lyon',
    promotion: 2022,
    year: 2026,
    quote: '«\u00a0Une carte, d’abord.\u00a0»',
    campus: { documentId: 'campus-lyon', title: 'Lyon', slug: 'lyon' },
    course: { documentId: 'course-a', name: 'Bachelor', slug: 'bachelor' },
    body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Elle raconte.' }] }],
    ...fields,
  };
}
