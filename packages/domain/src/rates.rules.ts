/** Rates of the law, entered by editors with the day from which they hold and the source that says so. */

/** Of the grants on social criteria, from the lowest. */
export const GRANT_STEPS = ['0bis', '1', '2', '3', '4', '5', '6', '7'] as const;
export type GrantStep = (typeof GRANT_STEPS)[number];

export type Source = { name: string; url: string };

/** « 2026-01-01 »: a rate holds from its day until the next one of its kind. */
type Dated = { from: string; source: Source };

/** Gross, by the month, for the legal working time. */
type MinimumWage = Dated & { monthly: number };

/** What an apprentice of an age is paid at least, in per cent of the minimum wage, by the year of the contract. */
type ApprenticePay = Dated & { ageFrom: number; percents: readonly [number, number, number] };

/** By the academic year. */
export type Grant = Dated & { step: GrantStep; amount: number };

export type Rates = {
  minimumWages: readonly MinimumWage[];
  apprenticePays: readonly ApprenticePay[];
  grants: readonly Grant[];
};

export const NO_RATES: Rates = { minimumWages: [], apprenticePays: [], grants: [] };

/** The last of those that hold on a day. */
function inForce<Rate extends Dated>(rates: readonly Rate[], today: string): Rate | null {
  return (
    rates
      .filter(({ from }) => from <= today)
      .toSorted((a, b) => a.from.localeCompare(b.from))
      .at(-1) ?? null
  );
}

function minimumWageOn({ minimumWages }: Rates, today: string): MinimumWage | null {
  return inForce(minimumWages, today);
}

export function grantOn({ grants }: Rates, step: GrantStep, today: string): Grant | null {
  const own = grants.filter((grant) => grant.step === step);
  return inForce(own, today);
}

/** The row of an age: that of the highest bound that the age has reached. */
function apprenticePayOn({ apprenticePays }: Rates, age: number, today: string): ApprenticePay | null {
  const reached = apprenticePays.filter(({ ageFrom, from }) => ageFrom <= age && from <= today);
  const bound = Math.max(...reached.map(({ ageFrom }) => ageFrom));
  return inForce(
    reached.filter(({ ageFrom }) => ageFrom === bound),
    today,
  );
}

/** What an apprentice is paid at least, gross. */
export type MinimumPay = {
  percent: number;
  /** To the cent, as the law is published. */
  monthly: number;
  /** In whole units, never less than what is due. */
  total: number;
  wage: MinimumWage;
  scale: ApprenticePay;
};

type Contract = {
  age: number;
  /** From 1; the third year’s rate is also that of a later one. */ year: number;
  months: number;
};

const CENTS = 100;
const PER_CENT = 100;
const LAST_RATE = 2;

/** Null: the school has not entered the rates of that day. */
export function minimumPay(rates: Rates, { age, year, months }: Contract, today: string): MinimumPay | null {
  const wage = minimumWageOn(rates, today);
  const scale = apprenticePayOn(rates, age, today);
  if (!wage || !scale) return null;
  const percent = scale.percents[Math.min(year - 1, LAST_RATE)] ?? scale.percents[LAST_RATE];
  // In cents, and whole until the end: a float would lose one.
  const monthly = Math.round(wage.monthly * CENTS) * percent;
  return {
    percent,
    monthly: Math.round(monthly / PER_CENT) / CENTS,
    total: Math.ceil((monthly * months) / (PER_CENT * CENTS)),
    wage,
    scale,
  };
}
