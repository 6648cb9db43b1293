import type { CourseDetailWire } from './courses.wire.ts';

export function aCourse(fields: Partial<CourseDetailWire> = {}): CourseDetailWire {
  const slug = fields.slug ?? 'bachelor-relations-internationales';
  return {
    documentId: `course-${slug}`,
    name: 'Bachelor Relations internationales',
    slug,
    category: 'bachelor',
    domain: 'relations-internationales',
    featured: null,
    summary: 'Trois ans pour lire le monde.',
    fulltime: true,
    periodic: false,
    entryLevel: 0,
    graduationLevel: 3,
    deliversLevel: true,
    languageOfInstruction: 'fr',
    periodicFunding: null,
    duration: { id: 1, value: 3, unit: 'years' },
    price: { id: 1, currency: 'EUR', amount: 8900, registrationFee: 95, workStudyFromYear: null },
    intakeDates: [{ id: 1, date: '2027-09-06' }],
    campuses: [{ documentId: 'campus-paris', title: 'Paris', slug: 'paris' }],
    focusImage: null,
    focusImageAlt: null,
    objectives: [{ type: 'paragraph', children: [{ type: 'text', text: 'Comprendre et agir.' }] }],
    years: [],
    teachingUnits: [],
    skillUnits: [],
    careerCards: [],
    admission: null,
    certification: null,
    faq: [],
    testimonials: [],
    related: [],
    brochure: null,
    ...fields,
  };
}
