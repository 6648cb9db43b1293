import type { Rhythm } from '@meridia/domain/courses';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';

type Programme = Pick<ProgrammeDetail, 'price' | 'duration' | 'rhythms' | 'workStudyFunding'>;

/** What the teaching costs: by the year, or all at once. */
type Tuition = { kind: 'years'; years: number; perYear: number } | { kind: 'whole'; amount: number };

/** What a programme costs to its end in one rhythm. */
export type Cost = {
  rhythm: Rhythm;
  currency: string;
  tuition: Tuition;
  /** Paid once; 0: the school says that there is none; null: it does not say. */
  registrationFee: number | null;
  /** Every year and the registration fee. */
  total: number;
  /** Who pays in work-study, as the school words it: the total is then what is paid before it. */
  funding: string | null;
};

/** Nothing is free by omission: an amount that is not above zero is not known. */
function known(amount: number | null | undefined): number | null {
  return amount !== null && amount !== undefined && amount > 0 ? amount : null;
}

/** Null for a programme that is not counted in years. */
function yearsOf({ duration }: Programme): number | null {
  return duration && (duration.unit === 'year' || duration.unit === 'years') ? duration.value : null;
}

function tuitionOf(programme: Programme): Tuition | null {
  const { price } = programme;
  const years = yearsOf(programme);
  const perYear = known(price?.perYear);
  const whole = known(price?.total) ?? known(price?.initial);
  // A total that is not that of its years is the one that the school announces.
  if (perYear !== null && years !== null && (whole === null || whole === perYear * years))
    return { kind: 'years', years, perYear };
  return whole === null ? null : { kind: 'whole', amount: whole };
}

function amountOf(tuition: Tuition): number {
  return tuition.kind === 'years' ? tuition.years * tuition.perYear : tuition.amount;
}

/** The cost in each rhythm of the programme, initial first; null when no price is published. */
export function programmeCosts(programme: Programme): Cost[] | null {
  const { price, rhythms, workStudyFunding } = programme;
  const tuition = tuitionOf(programme);
  if (!price || !tuition) return null;
  const { currency, registrationFee } = price;
  const total = amountOf(tuition) + (known(registrationFee) ?? 0);
  return rhythms.map((rhythm) => ({
    rhythm,
    currency,
    tuition,
    registrationFee,
    total,
    funding: rhythm === 'periodic' ? workStudyFunding : null,
  }));
}

export type AnnouncedPrice = {
  currency: string;
  amount: number;
  isPerYear: boolean;
  /** Work-study alone: someone else pays all or part of it. */
  isBeforeFunding: boolean;
};

/** The price beside the facts of a programme: by the year when it lasts several, else the whole; null when unknown. */
export function announcedPrice(programme: Programme): AnnouncedPrice | null {
  const { price, rhythms, workStudyFunding } = programme;
  const tuition = tuitionOf(programme);
  if (!price || !tuition) return null;
  const isPerYear = tuition.kind === 'years' && tuition.years > 1;
  return {
    currency: price.currency,
    amount: isPerYear ? tuition.perYear : amountOf(tuition),
    isPerYear,
    isBeforeFunding: workStudyFunding !== null && !rhythms.includes('fulltime'),
  };
}
