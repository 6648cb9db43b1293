import { RATES_OF_2026 } from '@meridia/domain/rates.fixture';
import type { Level } from '@meridia/domain/courses';
import { describe, expect, it } from 'vitest';
import { situationOf, usualAge } from './cost-situation.rules';

const rent = { low: 510, high: 680, year: 2026, sourceHref: '/logement' };
const lyon = { slug: 'lyon', title: 'Lyon', country: 'France', hasWorkStudy: true, rent };
const londres = {
  slug: 'londres',
  title: 'Londres',
  country: 'Royaume-Uni',
  hasWorkStudy: false,
  rent: null,
};
const nice = { ...lyon, slug: 'nice', title: 'Nice' };
const context = { campuses: [lyon, londres, nice], rates: RATES_OF_2026, today: '2026-11-16' };
const programme = {
  rhythms: ['fulltime', 'periodic'] as const,
  entryLevel: 0 as Level,
  campuses: [
    { slug: 'lyon', title: 'Lyon' },
    { slug: 'londres', title: 'Londres' },
  ],
};
const of = (choice: Parameters<typeof situationOf>[1]) => situationOf(programme, choice, context);

describe('COST-01 the situation of a visitor', () => {
  it('who says nothing: the first rhythm, the usual age, no rent and no grant', () => {
    expect(of({})).toEqual({
      mode: 'fulltime',
      age: 18,
      grant: null,
      rent: null,
      campus: null,
      isWithoutWorkStudy: false,
      isGrantAbroad: false,
      isUnknown: false,
    });
  });

  it('is what she says', () => {
    expect(of({ campus: 'lyon', rythme: 'alternance', age: '21', bourse: '3' })).toMatchObject({
      mode: 'periodic',
      age: 21,
      grant: { step: '3', amount: 3828 },
      rent: { low: 510, high: 680 },
      isUnknown: false,
    });
  });

  it('has no grant abroad, nor a contract where there is none, and says why', () => {
    expect(of({ campus: 'londres', rythme: 'alternance', bourse: '3' })).toMatchObject({
      grant: null,
      isGrantAbroad: true,
      isWithoutWorkStudy: true,
    });
  });

  it.each([
    ['a campus of other programmes', { campus: 'nice' }],
    ['a campus that nobody knows', { campus: 'atlantide' }],
    ['a rhythm that the programme does not have', { rythme: 'formation-continue' }],
  ])('does without %s, and says so', (_case, choice) => {
    expect(of(choice)).toMatchObject({ mode: 'fulltime', campus: null, isUnknown: true });
  });

  it.each([
    [0, 18],
    [3, 21],
    [5, 23],
  ] as const)('after Bac+%s one is %s', (entryLevel, age) => expect(usualAge({ entryLevel })).toBe(age));
});
