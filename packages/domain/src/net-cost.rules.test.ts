import { describe, expect, it } from 'vitest';
import { programmeCosts, type Priced } from './fees.rules.ts';
import { CASE_PROGRAMMES, NET_COST_CASES, type NetCostCase } from './net-cost-cases.data.ts';
import { netCost, type Situation } from './net-cost.rules.ts';
import { grantOn, GRANT_STEPS, minimumPay, NO_RATES } from './rates.rules.ts';
import { RATES_OF_2026 } from './rates.fixture.ts';

const TODAY = '2026-11-16';
const SCHOOL = { yearlyContribution: 110, rates: RATES_OF_2026 };

function programmeOf(slug: string): Priced {
  const found = CASE_PROGRAMMES[slug];
  if (!found) throw new Error(slug);
  const [value, unit, amount, registrationFee, workStudyFromYear] = found.facts;
  return {
    price: { currency: 'EUR', amount, registrationFee, workStudyFromYear },
    duration: { value, unit },
    rhythms: found.rhythms,
  };
}

function situationOf({ mode, age, step, rent }: NetCostCase): Situation {
  return {
    ...{ mode, age },
    grant: step && grantOn(RATES_OF_2026, step, TODAY),
    rent: rent && { low: rent[1], high: rent[2] },
  };
}

describe('COST-01 what is left to pay, against sixty situations worked out by hand', () => {
  it('are sixty at least', () => expect(NET_COST_CASES.length).toBeGreaterThanOrEqual(60));

  it.each(
    NET_COST_CASES.map(
      (one) => [`${one.slug} ${one.mode} ${one.age} ${one.step} ${one.rent?.[0]}`, one] as const,
    ),
  )('%s', (_name, one) => {
    const cost = netCost(programmeOf(one.slug), situationOf(one), SCHOOL, TODAY);
    const balances = cost?.years.map(
      ({ tuition, registrationFee, contribution, grant, pay }) =>
        tuition + registrationFee + contribution - grant - pay,
    );
    expect(balances).toEqual(one.years);
    expect([cost?.total.left.low, cost?.total.left.high]).toEqual(one.left);
  });
});

/** Every programme of the cases, in each of its modes, at each age, with each grant, with a rent or none. */
const SITUATIONS = Object.entries(CASE_PROGRAMMES).flatMap(([slug, { rhythms }]) =>
  rhythms.flatMap((mode) =>
    Array.from({ length: 15 }, (_, rank) => 14 + rank).flatMap((age) =>
      [null, ...GRANT_STEPS].flatMap((step) =>
        [null, { low: 360, high: 450 }, { low: 900, high: 1300 }].map((rent) => ({
          slug,
          situation: { mode, age, rent, grant: step && grantOn(RATES_OF_2026, step, TODAY) },
        })),
      ),
    ),
  ),
);

describe('COST-02 whatever the situation', () => {
  const costs = SITUATIONS.map(({ slug, situation }) => {
    const cost = netCost(programmeOf(slug), situation, SCHOOL, TODAY);
    if (!cost) throw new Error(slug);
    return { slug, situation, cost };
  });

  it('the sum of the years is the total, line by line', () => {
    const wrong = costs.filter(
      ({ cost: { years, total } }) =>
        (['tuition', 'registrationFee', 'contribution', 'grant', 'pay'] as const).some(
          (line) => years.reduce((sum, year) => sum + year[line], 0) !== total[line],
        ) ||
        (['rent', 'left', 'over'] as const).some((line) =>
          (['low', 'high'] as const).some(
            (end) => years.reduce((sum, year) => sum + year[line][end], 0) !== total[line][end],
          ),
        ),
    );
    expect(costs.length).toBeGreaterThan(10_000);
    expect(wrong).toEqual([]);
  });

  it('what the school asks for is the price of the other pages', () => {
    const wrong = costs.filter(({ slug, cost: { mode, total } }) => {
      const price = programmeCosts(programmeOf(slug), SCHOOL.yearlyContribution)?.find(
        (one) => one.mode === mode,
      );
      return total.tuition + total.registrationFee + total.contribution !== price?.total;
    });
    expect(wrong).toEqual([]);
  });

  it('the pay is never below the law, never falls from a year to the next, and never comes with a grant', () => {
    const wrong = costs.filter(({ cost: { years } }) =>
      years.some((year, rank) => {
        const before = years[rank - 1]?.pay ?? 0;
        const due = year.pays.reduce((sum, { percent }) => sum + (12 * 1823.03 * percent) / 100, 0);
        return year.pay < due - 1e-6 || year.pay < before || (year.pay > 0 && year.grant > 0);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('nothing is below zero, and the lowest is never above the highest', () => {
    const wrong = costs.filter(({ cost: { years } }) =>
      years.some(
        ({ left, over }) => left.low < 0 || left.low > left.high || over.low < 0 || over.low > over.high,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('COST-03 what is not known is not counted', () => {
  const bts = programmeOf('bts-communication');
  const contract: Situation = { mode: 'periodic', age: 18, grant: null, rent: null };

  it('says so when there are no rates', () => {
    expect(netCost(bts, contract, { ...SCHOOL, rates: NO_RATES }, TODAY)).toMatchObject({
      isPayUnknown: true,
      total: { pay: 0, left: { low: 0, high: 0 } },
    });
    expect(netCost(bts, contract, SCHOOL, TODAY)?.isPayUnknown).toBe(false);
  });

  it('has no cost in a mode that the programme does not have, nor without a price', () => {
    expect(netCost(bts, { ...contract, mode: 'continuing' }, SCHOOL, TODAY)).toBeNull();
    expect(netCost({ ...bts, price: null }, contract, SCHOOL, TODAY)).toBeNull();
  });

  it('pays by the year of the contract where the programme is counted in months', () => {
    const months: Priced = { ...bts, duration: { value: 18, unit: 'months' }, rhythms: ['periodic'] };
    const [only] = netCost(months, contract, SCHOOL, TODAY)?.years ?? [];
    expect(only?.pays.map(({ percent }) => percent)).toEqual([43, 51]);
    expect(only?.pay).toBe(9407 + Math.ceil(6 * 1823.03 * 0.51));
  });
});

describe('COST-01 the rates of a day', () => {
  const monthly = (age: number, year: number, today = TODAY) =>
    minimumPay(RATES_OF_2026, { age, year, months: 12 }, today)?.monthly;

  it.each([
    [17, [492.22, 710.98, 1002.67, 1002.67]],
    [18, [783.9, 929.75, 1221.43, 1221.43]],
    [21, [966.21, 1112.05, 1421.96, 1421.96]],
    [26, [1823.03, 1823.03, 1823.03, 1823.03]],
  ])('at %s, as the official tables of 2026 have them', (age, expected) => {
    expect([1, 2, 3, 4].map((year) => monthly(age, year))).toEqual(expected);
  });

  it('are those that have begun, the last of them', () => {
    expect(monthly(26, 1, '2025-12-31')).toBe(1801.8);
    expect(monthly(26, 1, '2026-01-01')).toBe(1823.03);
    expect(monthly(26, 1, '2018-01-01')).toBeUndefined();
    expect(grantOn(RATES_OF_2026, '7', '2020-01-01')).toBeNull();
  });
});
