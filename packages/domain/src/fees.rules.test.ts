import { describe, expect, it } from 'vitest';
import type { StudyMode } from './courses.ts';
import { announcedPrice, programmeCosts, type Price, type Priced } from './fees.rules.ts';

const INITIAL: StudyMode[] = ['fulltime'];
const BOTH: StudyMode[] = ['fulltime', 'periodic'];
const CONTRACT_ONLY: StudyMode[] = ['periodic'];
const CONTINUING: StudyMode[] = ['continuing'];

const aProgramme = (
  price: Partial<Price> | null,
  rhythms: readonly StudyMode[] = INITIAL,
  duration: Priced['duration'] = { value: 3, unit: 'years' },
): Priced => ({
  price: price && {
    currency: 'EUR',
    amount: null,
    registrationFee: null,
    workStudyFromYear: null,
    ...price,
  },
  duration,
  rhythms,
});

const totals = (programme: Priced, contribution: number | null = 110) =>
  programmeCosts(programme, contribution)?.map(({ mode, firstYear, total }) => [mode, firstYear, total]);

describe('V-01 what is paid to the end of a programme', () => {
  it.each([
    [
      'initial: every year, one registration, a contribution each year',
      aProgramme({ amount: 8400, registrationFee: 150 }),
      [['fulltime', 8400 + 150 + 110, 3 * 8400 + 150 + 3 * 110]],
    ],
    [
      'an apprentice pays nothing, not even the registration or the contribution',
      aProgramme({ amount: 5900, registrationFee: 90 }, CONTRACT_ONLY, { value: 2, unit: 'years' }),
      [['periodic', 0, 0]],
    ],
    [
      'the years before the contract are paid as in initial',
      aProgramme({ amount: 8400, registrationFee: 150, workStudyFromYear: 3 }, BOTH),
      [
        ['fulltime', 8660, 3 * 8400 + 150 + 3 * 110],
        ['periodic', 8660, 2 * 8400 + 150 + 2 * 110],
      ],
    ],
    [
      'eighteen months count two years of contribution',
      aProgramme({ amount: 17_800, registrationFee: 250 }, INITIAL, { value: 18, unit: 'months' }),
      [['fulltime', 17_800 + 250 + 110, 17_800 + 250 + 220]],
    ],
    [
      'a course of six months counts none',
      aProgramme({ amount: 3400, registrationFee: 0 }, INITIAL, { value: 6, unit: 'months' }),
      [['fulltime', 3400, 3400]],
    ],
    [
      'continuing education is paid as announced, without a contribution',
      aProgramme({ amount: 1650, registrationFee: 0 }, CONTINUING, { value: 28, unit: 'hours' }),
      [['continuing', 1650, 1650]],
    ],
    [
      'a year of work-study beyond the end leaves every year to pay',
      aProgramme({ amount: 8000, workStudyFromYear: 5 }, CONTRACT_ONLY),
      [['periodic', 8110, 24_330]],
    ],
  ])('%s', (_case, programme, expected) => {
    expect(totals(programme)).toEqual(expected);
  });

  it('a school without a contribution adds none', () => {
    expect(totals(aProgramme({ amount: 8000 }), null)).toEqual([['fulltime', 8000, 24_000]]);
  });

  it('what the employer’s fund pays is told apart, in work-study only', () => {
    const costs = programmeCosts(aProgramme({ amount: 8400 }, BOTH), 110);
    expect(costs?.map(({ tuition, paidByEmployer }) => [tuition, paidByEmployer])).toEqual([
      [{ kind: 'years', years: 3, perYear: 8400 }, null],
      [null, { kind: 'years', years: 3, perYear: 8400 }],
    ]);
  });

  it.each([
    ['no price', null],
    ['a price without an amount', {}],
    ['a fee alone', { registrationFee: 150 }],
    ['a zero', { amount: 0, registrationFee: 0 }],
  ])('is not known with %s, and never zero', (_case, price) => {
    expect(programmeCosts(aProgramme(price), 110)).toBeNull();
    expect(announcedPrice(aProgramme(price))).toBeNull();
  });
});

describe('C-19 the price beside the facts comes from the same amount', () => {
  it.each([
    ['by the year', aProgramme({ amount: 8400 }), { amount: 8400, isPerYear: true, freeFromYear: null }],
    [
      'by the year, or free under contract',
      aProgramme({ amount: 8400, workStudyFromYear: 3 }, BOTH),
      { amount: 8400, isPerYear: true, freeFromYear: 3 },
    ],
    [
      'one year is the whole',
      aProgramme({ amount: 8300 }, BOTH, { value: 1, unit: 'year' }),
      { amount: 8300, isPerYear: false, freeFromYear: 1 },
    ],
    [
      'under contract only: nothing',
      aProgramme({ amount: 5900 }, CONTRACT_ONLY),
      { amount: 0, isPerYear: false, freeFromYear: null },
    ],
    [
      'months',
      aProgramme({ amount: 17_800 }, INITIAL, { value: 18, unit: 'months' }),
      { amount: 17_800, isPerYear: false, freeFromYear: null },
    ],
    [
      'hours',
      aProgramme({ amount: 1650 }, CONTINUING, { value: 28, unit: 'hours' }),
      { amount: 1650, isPerYear: false, freeFromYear: null },
    ],
  ])('%s', (_case, programme, expected) => {
    expect(announcedPrice(programme)).toEqual({ currency: 'EUR', ...expected });
  });
});
