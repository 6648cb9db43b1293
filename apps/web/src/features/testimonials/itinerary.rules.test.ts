import { LABELS } from '@meridia/labels/labels.data';
import { describe, expect, it } from 'vitest';
import type { TestimonialCard } from '@/content/testimonials/testimonial.model';
import { createSiteContext } from '@/lib/site-context';
import { authorText, routeStops, withRoutesFirst } from './itinerary.rules';
import { aTestimonial } from './testimonial.fixture';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

describe('the author', () => {
  it.each([
    ['of a graduate, with the programme', {}, 'Élise, Mastère Diplomatie'],
    ['without a programme, the role', { programme: null }, 'Élise, Attachée de coopération'],
    ['of a company, with the role', { kind: 'entreprise' }, 'Élise, Attachée de coopération'],
    ['with neither, the name', { programme: null, role: null }, 'Élise'],
  ] as const)('%s', (_case, changes, expected) => {
    expect(authorText(aTestimonial(changes))).toBe(expected);
  });
});

describe('the route', () => {
  const places = (changes: Partial<TestimonialCard>) =>
    routeStops(site, aTestimonial(changes)).map(({ place, detail }) => [place, detail]);

  it.each<[string, Partial<TestimonialCard>, unknown]>([
    [
      'a graduate, from a campus to a role',
      {},
      [
        ['Paris', 'Promotion 2019'],
        ['Attachée de coopération', undefined],
      ],
    ],
    [
      'a student, from a campus to a year',
      { kind: 'etudiant', role: 'Étudiante en première année', promotion: 2027 },
      [
        ['Paris', 'Étudiante en première année'],
        ['Promotion 2027', undefined],
      ],
    ],
    ['no campus, no route', { campus: null }, []],
    ['no role, no route', { role: null }, []],
    ['a student without a year', { kind: 'etudiant', promotion: null }, []],
    ['a teacher', { kind: 'enseignant' }, []],
  ])('%s', (_case, changes, expected) => {
    expect(places(changes)).toEqual(expected);
  });
});

it('graduates come first, then students, in the order given', () => {
  const kinds = ['entreprise', 'etudiant', 'alumni', 'enseignant', 'alumni'] as const;
  const testimonials = kinds.map((kind, index) => aTestimonial({ kind, slug: String(index) }));
  expect(withRoutesFirst(testimonials).map(({ slug }) => slug)).toEqual(['2', '4', '1', '0', '3']);
});
