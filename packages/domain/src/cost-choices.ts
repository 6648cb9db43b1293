import { RHYTHM_VALUES } from './list-filters.ts';
import { GRANT_STEPS } from './rates.rules.ts';

const YOUNGEST = 16;
/** From here on the law pays the same at every age. */
export const OLDEST = 26;

export const COST_AGES: readonly number[] = Array.from(
  { length: OLDEST - YOUNGEST + 1 },
  (_, rank) => YOUNGEST + rank,
);

/** What a visitor says of herself on the page of a cost, by the names of its query, in the order of its address. */
export const COST_CHOICES = {
  campus: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  rythme: Object.values(RHYTHM_VALUES),
  age: COST_AGES.map(String),
  bourse: GRANT_STEPS,
} as const satisfies Record<string, readonly string[] | RegExp>;
