import type { StudyMode } from './courses.ts';
import { paidYearsBeforeWorkStudy, programmeCosts, type Cost, type Priced } from './fees.rules.ts';
import { minimumPay, type Grant, type MinimumPay, type Rates } from './rates.rules.ts';

/**
 * What is left to pay, year by year: what the school asks for and the rent of the city, less the grant and, under contract, the
 * least that an employer may pay. It is told at the rates of today, and between two amounts where its sources are.
 */
export type Range = { low: number; high: number };

/** Who asks. */
export type Situation = {
  mode: StudyMode;
  /** When the programme starts. */
  age: number;
  /** Null: none. */
  grant: Grant | null;
  /** By the month; null: it is not counted. */
  rent: Range | null;
};

export type YearCost = {
  /** From 1; null for a programme that is not counted in years: what it costs is told for the whole. */
  year: number | null;
  months: number;
  tuition: number;
  registrationFee: number;
  contribution: number;
  rent: Range;
  grant: number;
  /** Under contract, by the year of the contract; empty otherwise. */
  pays: readonly MinimumPay[];
  pay: number;
  left: Range;
  /** What the year brings in beyond what it costs: it pays for no other year. */
  over: Range;
};

type Sums = Omit<YearCost, 'year' | 'months' | 'pays'>;

export type NetCost = {
  mode: StudyMode;
  currency: string;
  years: readonly YearCost[];
  total: Sums;
  /** There are months under contract whose least pay is not known: it is not counted. */
  isPayUnknown: boolean;
};

type Period = { year: number | null; rank: number; months: number };
type Asked = { programme: Priced; cost: Cost; situation: Situation; rates: Rates; today: string };

const MONTHS_OF_A_YEAR = 12;

/** Years where the programme is counted in years; else one, as long as it lasts in months, since its price is not told by the year. */
function periodsOf({ duration }: Priced): Period[] {
  if (duration?.unit !== 'year' && duration?.unit !== 'years')
    return [{ year: null, rank: 1, months: duration?.unit === 'months' ? duration.value : 0 }];
  return Array.from({ length: duration.value }, (_, index) => ({
    year: index + 1,
    rank: index + 1,
    months: MONTHS_OF_A_YEAR,
  }));
}

/** What the school asks for in a period: the sum of all is the total of fees.rules.ts. */
function askedFor({ tuition, registrationFee, contribution }: Cost, { rank }: Period) {
  const isPaid = tuition?.kind === 'whole' || (tuition !== null && rank <= tuition.years);
  const price = tuition?.kind === 'whole' ? tuition.amount : (tuition?.perYear ?? 0);
  const isWhole = tuition?.kind === 'whole';
  const contributed = contribution && (isWhole || rank <= contribution.years) ? contribution : null;
  return {
    tuition: isPaid ? price : 0,
    registrationFee: rank === 1 ? (registrationFee ?? 0) : 0,
    contribution: contributed ? contributed.perYear * (isWhole ? contributed.years : 1) : 0,
  };
}

function isUnderContract({ programme, situation }: Asked, { rank }: Period): boolean {
  return situation.mode === 'periodic' && rank > paidYearsBeforeWorkStudy(programme);
}

/** The months of a period, cut where the year of the contract turns, and with it the age. */
function paysOf({ programme, situation, rates, today }: Asked, { rank, months }: Period) {
  const first = rank - paidYearsBeforeWorkStudy(programme);
  return Array.from({ length: Math.ceil(months / MONTHS_OF_A_YEAR) }, (_, turn) =>
    minimumPay(
      rates,
      {
        age: situation.age + rank - 1 + turn,
        year: first + turn,
        months: Math.min(MONTHS_OF_A_YEAR, months - turn * MONTHS_OF_A_YEAR),
      },
      today,
    ),
  );
}

/** By law a grant is for students, not for those who have a contract; a year that is not whole is not counted on. */
function grantOf(asked: Asked, period: Period): number {
  const { mode, grant } = asked.situation;
  if (!grant || mode === 'continuing' || isUnderContract(asked, period)) return 0;
  return grant.amount * Math.floor(period.months / MONTHS_OF_A_YEAR);
}

/** Who studies beside work lives where she lives. */
function rentOf({ situation: { mode, rent } }: Asked, { months }: Period): Range {
  if (!rent || mode === 'continuing') return { low: 0, high: 0 };
  return { low: rent.low * months, high: rent.high * months };
}

const notBelowZero = (amount: number) => Math.max(amount, 0);

function yearCost(asked: Asked, period: Period): YearCost & { isPayUnknown: boolean } {
  const fees = askedFor(asked.cost, period);
  const rent = rentOf(asked, period);
  const grant = grantOf(asked, period);
  const known = isUnderContract(asked, period) ? paysOf(asked, period) : [];
  const pays = known.filter((one) => one !== null);
  const pay = pays.reduce((sum, { total }) => sum + total, 0);
  const fixed = fees.tuition + fees.registrationFee + fees.contribution - grant - pay;
  return {
    ...{ year: period.year, months: period.months },
    ...fees,
    ...{ rent, grant, pays, pay },
    left: { low: notBelowZero(fixed + rent.low), high: notBelowZero(fixed + rent.high) },
    over: { low: notBelowZero(-fixed - rent.high), high: notBelowZero(-fixed - rent.low) },
    isPayUnknown: pays.length < known.length,
  };
}

function sumsOf(years: readonly YearCost[]): Sums {
  const sum = (of: (year: YearCost) => number) => years.reduce((total, year) => total + of(year), 0);
  return {
    tuition: sum(({ tuition }) => tuition),
    registrationFee: sum(({ registrationFee }) => registrationFee),
    contribution: sum(({ contribution }) => contribution),
    rent: { low: sum(({ rent }) => rent.low), high: sum(({ rent }) => rent.high) },
    grant: sum(({ grant }) => grant),
    pay: sum(({ pay }) => pay),
    left: { low: sum(({ left }) => left.low), high: sum(({ left }) => left.high) },
    over: { low: sum(({ over }) => over.low), high: sum(({ over }) => over.high) },
  };
}

type School = { yearlyContribution: number | null; rates: Rates };

/** Null: no price is published, or the programme is not taught in that mode. */
export function netCost(
  programme: Priced,
  situation: Situation,
  { yearlyContribution, rates }: School,
  today: string,
): NetCost | null {
  const cost = programmeCosts(programme, yearlyContribution)?.find(({ mode }) => mode === situation.mode);
  if (!cost) return null;
  const asked = { programme, cost, situation, rates, today };
  const made = periodsOf(programme).map((period) => yearCost(asked, period));
  return {
    mode: situation.mode,
    currency: cost.currency,
    years: made.map(({ isPayUnknown: _unknown, ...year }) => year),
    total: sumsOf(made),
    isPayUnknown: made.some(({ isPayUnknown }) => isPayUnknown),
  };
}
