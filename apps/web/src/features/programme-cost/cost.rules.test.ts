import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DURATION_UNITS, RHYTHMS, type Rhythm } from '@meridia/domain/courses';
import { describe, expect, it } from 'vitest';
import { announcedPrice, programmeCosts } from './cost.rules';

const amount = z.number().nullable();
/** The prices of the school, as its content has them. */
const PROGRAMMES = z
  .array(
    z.object({
      slug: z.string(),
      rhythm: z.array(z.enum(RHYTHMS)),
      duration: z.object({ value: z.number(), unit: z.enum(DURATION_UNITS) }),
      price: z.object({
        currency: z.string(),
        initial: amount,
        perYear: amount,
        total: amount,
        registrationFee: amount,
        periodic: z.string().nullable(),
      }),
    }),
  )
  .parse(
    JSON.parse(
      readFileSync(
        new URL('../../../../cms/seed/content/meridia/catalogue/courses.json', import.meta.url),
        'utf8',
      ),
    ),
  )
  .map(({ rhythm, price: { periodic, ...price }, ...course }) => ({
    ...course,
    price,
    rhythms: rhythm,
    workStudyFunding: periodic,
  }));

const find = (slug: string) => {
  const programme = PROGRAMMES.find((one) => one.slug === slug);
  if (!programme) throw new Error(slug);
  return programme;
};
const totals = (slug: string) =>
  programmeCosts(find(slug))?.map(({ rhythm, total, funding }) => [rhythm, total, funding !== null]);

const INITIAL: Rhythm[] = ['fulltime'];
const aProgramme = (price: Partial<ReturnType<typeof find>['price']> | null, rhythms = INITIAL) => ({
  price: price && {
    currency: 'EUR',
    initial: null,
    perYear: null,
    total: null,
    registrationFee: null,
    ...price,
  },
  duration: { value: 3, unit: 'years' as const },
  rhythms,
  workStudyFunding: null,
});

describe('the cost to the end of a programme, in each shape of price', () => {
  it.each([
    [
      'years, in both rhythms',
      'bachelor-relations-internationales',
      [
        ['fulltime', 3 * 8400 + 150, false],
        ['periodic', 3 * 8400 + 150, true],
      ],
    ],
    ['one year', 'mba-management-international', [['fulltime', 14_900 + 250, false]]],
    ['months', 'msc-global-security-and-risk', [['fulltime', 17_800 + 250, false]]],
    [
      'work-study only',
      'bts-negociation-digitalisation-relation-client',
      [['periodic', 2 * 5900 + 90, true]],
    ],
    ['months in work-study', 'mba-diplomatie-d-affaires', [['periodic', 15_900 + 250, true]]],
    ['a short course, without a fee', 'certificat-gestion-de-crise', [['periodic', 1950, true]]],
    [
      'a short course in initial',
      'certificat-preparation-concours-diplomatiques',
      [['fulltime', 3400, false]],
    ],
  ])('%s', (_shape, slug, expected) => {
    expect(totals(slug)).toEqual(expected);
  });

  it('is that of the years and of the fee, for every programme of the school', () => {
    for (const programme of PROGRAMMES) {
      const { price, rhythms } = programme;
      const costs = programmeCosts(programme);
      expect([programme.slug, costs?.map(({ rhythm }) => rhythm)]).toEqual([programme.slug, rhythms]);
      for (const { total } of costs ?? [])
        expect([programme.slug, total]).toEqual([
          programme.slug,
          (price.total ?? 0) + (price.registrationFee ?? 0),
        ]);
    }
  });

  it('tells its years where the price is by the year', () => {
    const [cost] = programmeCosts(find('bachelor-relations-internationales')) ?? [];
    expect(cost).toMatchObject({
      tuition: { kind: 'years', years: 3, perYear: 8400 },
      registrationFee: 150,
      currency: 'EUR',
    });
    const [months] = programmeCosts(find('msc-global-security-and-risk')) ?? [];
    expect(months?.tuition).toEqual({ kind: 'whole', amount: 17_800 });
  });

  it.each([
    ['the years when no total is given', { perYear: 8000 }, { kind: 'years', years: 3, perYear: 8000 }],
    [
      'the total that the school announces',
      { perYear: 8000, total: 22_000 },
      { kind: 'whole', amount: 22_000 },
    ],
    ['the price in initial when it is alone', { initial: 9000 }, { kind: 'whole', amount: 9000 }],
  ])('is made of %s', (_case, price, tuition) => {
    expect(programmeCosts(aProgramme(price))?.[0]?.tuition).toEqual(tuition);
  });

  it.each([
    ['no price', null],
    ['a price without an amount', {}],
    ['a fee alone', { registrationFee: 150 }],
    ['zeros', { initial: 0, perYear: 0, total: 0, registrationFee: 0 }],
  ])('is not known with %s, and never zero', (_case, price) => {
    expect(programmeCosts(aProgramme(price))).toBeNull();
    expect(announcedPrice(aProgramme(price))).toBeNull();
  });
});

describe('the price beside the facts', () => {
  it.each([
    ['bachelor-relations-internationales', { amount: 8400, isPerYear: true, isBeforeFunding: false }],
    ['mba-management-international', { amount: 14_900, isPerYear: false, isBeforeFunding: false }],
    ['msc-global-security-and-risk', { amount: 17_800, isPerYear: false, isBeforeFunding: false }],
    [
      'bts-negociation-digitalisation-relation-client',
      { amount: 5900, isPerYear: true, isBeforeFunding: true },
    ],
    ['certificat-gestion-de-crise', { amount: 1950, isPerYear: false, isBeforeFunding: true }],
  ])('%s', (slug, expected) => {
    expect(announcedPrice(find(slug))).toEqual({ currency: 'EUR', ...expected });
  });
});
