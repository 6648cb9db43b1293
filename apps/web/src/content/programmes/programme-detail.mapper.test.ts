import { describe, expect, it } from 'vitest';
import { aCourse } from '@meridia/contract/courses.fixture';
import { aTestimonial } from '@meridia/contract/testimonials.fixture';
import { toProgrammeDetail } from './programme-detail.mapper';

describe('the page of a programme', () => {
  it('has its intakes soonest first', () => {
    const intakeDates = [
      { id: 1, date: '2027-09-13' },
      { id: 2, date: '2027-02-15' },
    ];
    expect(toProgrammeDetail(aCourse({ intakeDates })).intakeDates).toEqual(['2027-02-15', '2027-09-13']);
  });

  it('has its lists as texts', () => {
    const line = (text: string) => ({ id: 1, text });
    const course = aCourse({
      teachingUnits: [
        { id: 1, title: 'Histoire', hours: 300, ects: 34, summary: null, modules: [line('Vienne')] },
      ],
      admission: {
        id: 1,
        text: null,
        steps: [line('Dossier')],
        requirements: [line('Bac')],
        accessDelay: '48 h',
      },
    });
    expect(toProgrammeDetail(course)).toMatchObject({
      teachingUnits: [{ title: 'Histoire', modules: ['Vienne'] }],
      admission: { text: null, steps: ['Dossier'], requirements: ['Bac'], accessDelay: '48 h' },
    });
  });

  it('says what a career pays as the school words it', () => {
    const salary = { id: 1, min: 25_000, max: 30_000, currency: 'EUR', period: 'year', label: '25 à 30 k€' };
    const careerCards = [
      { id: 1, title: 'Analyste', description: null, salary },
      { id: 2, title: 'Attaché', description: null, salary: null },
    ];
    expect(toProgrammeDetail(aCourse({ careerCards })).careers).toEqual([
      { id: 1, title: 'Analyste', description: null, salary: '25 à 30 k€' },
      { id: 2, title: 'Attaché', description: null, salary: null },
    ]);
  });

  it('shows the testimonials that have a quote, and the domains that visitors see', () => {
    const course = aCourse({
      testimonials: [aTestimonial(), aTestimonial({ slug: 'muet', quote: null })],
      related: [
        {
          documentId: 'b',
          name: 'Mastère',
          slug: 'mastere',
          category: 'mastere',
          domain: 'humanitaire',
          summary: null,
        },
      ],
    });
    expect(toProgrammeDetail(course)).toMatchObject({
      testimonials: [{ slug: 'ines-caron', quote: 'Une carte, d’abord.' }],
      related: [{ slug: 'mastere', domain: 'relations-internationales' }],
    });
  });

  it('a price without a currency is in euros', () => {
    const price = { id: 1, currency: null, initial: null, perYear: 8400, total: null, registrationFee: null };
    expect(toProgrammeDetail(aCourse({ price })).price).toEqual({
      currency: 'EUR',
      initial: null,
      perYear: 8400,
      total: null,
      registrationFee: null,
    });
  });
});
