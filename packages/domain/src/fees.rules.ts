import type { DurationUnit, StudyMode } from './courses.ts';

/**
 * What studying costs. One amount is entered for a programme; every other figure that a page tells is computed here:
 * the whole, the first year, what an apprentice pays. Amounts are in whole units of the currency.
 */
export type Price = {
  currency: string;
  /** By the year when the programme is counted in years, else for the whole of it; in initial training. */
  amount: number | null;
  /** Paid once; 0: the school says that there is none; null: it does not say. */
  registrationFee: number | null;
  /** The first year that may be spent under a work-study contract; the years before it are in initial training. */
  workStudyFromYear: number | null;
};

export type Priced = {
  price: Price | null;
  duration: { value: number; unit: DurationUnit } | null;
  rhythms: readonly StudyMode[];
};

/** What the teaching costs: by the year, or all at once. */
export type Tuition = { kind: 'years'; years: number; perYear: number } | { kind: 'whole'; amount: number };

/** What a person pays to the end of a programme in one mode of study. */
export type Cost = {
  mode: StudyMode;
  currency: string;
  /** Null: nothing is paid for the teaching, which the employer’s fund pays. */
  tuition: Tuition | null;
  /** Paid once, with the first year that is paid for; 0: there is none; null: the school does not say. */
  registrationFee: number | null;
  /** Due in each year of initial training; null when none is. */
  contribution: { perYear: number; years: number } | null;
  /** What is paid in the first year. */
  firstYear: number;
  /** Every year, the registration fee and the contributions. */
  total: number;
  /** Work-study: what the employer’s fund is asked for, by the year or for the whole; null in the other modes. */
  paidByEmployer: Tuition | null;
};

const MONTHS_OF_A_YEAR = 12;

/** Nothing is free by omission: an amount that is not above zero is not known. */
function known(amount: number | null | undefined): number | null {
  return amount !== null && amount !== undefined && amount > 0 ? amount : null;
}

/** Null for a programme that is not counted in years. */
function yearsOf({ duration }: Priced): number | null {
  return duration && (duration.unit === 'year' || duration.unit === 'years') ? duration.value : null;
}

/** The years in which a student is there: one that has begun counts whole, and a course of some months counts none. */
function yearsBegun(programme: Priced): number {
  const { duration } = programme;
  if (duration?.unit === 'months')
    return duration.value < MONTHS_OF_A_YEAR ? 0 : Math.ceil(duration.value / MONTHS_OF_A_YEAR);
  return yearsOf(programme) ?? 0;
}

function tuitionOf(programme: Priced): Tuition | null {
  const amount = known(programme.price?.amount);
  if (amount === null) return null;
  const years = yearsOf(programme);
  return years === null ? { kind: 'whole', amount } : { kind: 'years', years, perYear: amount };
}

export function amountOf(tuition: Tuition): number {
  return tuition.kind === 'years' ? tuition.years * tuition.perYear : tuition.amount;
}

/** The years in initial training that come before work-study: 0 when the first year may be under contract. */
export function paidYearsBeforeWorkStudy(programme: Priced): number {
  const from = programme.price?.workStudyFromYear ?? 1;
  return Math.min(Math.max(from - 1, 0), yearsOf(programme) ?? 0);
}

/** The part of the teaching that is paid in a mode: under contract, only the years before it. */
function paidTuition(programme: Priced, tuition: Tuition, mode: StudyMode): Tuition | null {
  if (mode !== 'periodic') return tuition;
  const years = paidYearsBeforeWorkStudy(programme);
  return tuition.kind === 'years' && years > 0 ? { ...tuition, years } : null;
}

function contributionOf(
  programme: Priced,
  mode: StudyMode,
  yearly: number | null,
): { perYear: number; years: number } | null {
  const perYear = known(yearly);
  // Continuing education owes none; under contract, only the years before it do.
  if (perYear === null || mode === 'continuing') return null;
  const years = mode === 'periodic' ? paidYearsBeforeWorkStudy(programme) : yearsBegun(programme);
  return years > 0 ? { perYear, years } : null;
}

function costIn(programme: Priced, price: Price, tuition: Tuition, mode: StudyMode, yearly: number | null) {
  const paid = paidTuition(programme, tuition, mode);
  const contribution = contributionOf(programme, mode, yearly);
  // By law an apprentice pays no registration fee either.
  const registrationFee = paid === null ? 0 : price.registrationFee;
  const fee = known(registrationFee) ?? 0;
  const firstTuition = paid?.kind === 'years' ? paid.perYear : (paid?.amount ?? 0);
  return {
    mode,
    currency: price.currency,
    tuition: paid,
    registrationFee,
    contribution,
    firstYear: firstTuition + fee + (contribution?.perYear ?? 0),
    total:
      (paid === null ? 0 : amountOf(paid)) +
      fee +
      (contribution === null ? 0 : contribution.perYear * contribution.years),
    paidByEmployer: mode === 'periodic' ? tuition : null,
  };
}

/** The cost in each mode of the programme, initial first; null when no price is published. */
export function programmeCosts(programme: Priced, yearlyContribution: number | null): Cost[] | null {
  const { price, rhythms } = programme;
  const tuition = tuitionOf(programme);
  if (!price || !tuition) return null;
  return rhythms.map((mode) => costIn(programme, price, tuition, mode, yearlyContribution));
}

export type AnnouncedPrice = {
  currency: string;
  /** What a student pays; 0 for a programme that exists under contract only. */
  amount: number;
  isPerYear: boolean;
  /** Where the programme may also be followed under contract, the first year that may be; else null. */
  freeFromYear: number | null;
};

/** The price beside the facts of a programme: by the year when it lasts several, else the whole; null when unknown. */
export function announcedPrice(programme: Priced): AnnouncedPrice | null {
  const { price, rhythms } = programme;
  const tuition = tuitionOf(programme);
  if (!price || !tuition) return null;
  const { currency } = price;
  const before = paidYearsBeforeWorkStudy(programme);
  const isUnderContract = rhythms.includes('periodic');
  if (isUnderContract && rhythms.length === 1 && before === 0)
    return { currency, amount: 0, isPerYear: false, freeFromYear: null };
  const isPerYear = tuition.kind === 'years' && tuition.years > 1;
  return {
    currency,
    amount: isPerYear ? tuition.perYear : amountOf(tuition),
    isPerYear,
    freeFromYear: isUnderContract ? before + 1 : null,
  };
}
