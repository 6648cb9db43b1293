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

  it('V-07 numbers its years of study within their span', () => {
    const empty = {
      ...{ purpose: null, subjects: [], abroad: null, workStudyWeeks: null },
      ...{ internshipWeeks: null, endsWith: null, ects: null },
    };
    const years = [
      { id: 1, span: 'year' as const, title: 'se repérer', ...empty },
      { id: 2, span: 'year' as const, title: 'partir', ...empty },
      { id: 3, span: 'semester' as const, title: 'finir', ...empty },
    ];
    const ranks = toProgrammeDetail(aCourse({ years })).years.map(({ title, rank }) => [title, rank]);
    expect(ranks).toEqual([
      ['se repérer', 1],
      ['partir', 2],
      ['finir', 1],
    ]);
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
});
