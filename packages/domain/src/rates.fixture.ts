import { GRANT_STEPS, type Rates } from './rates.rules.ts';

const source = {
  name: 'Service-Public',
  url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F2918',
};
const GRANTS = [1454, 2163, 3071, 3828, 4587, 5212, 5506, 6335];

/** As they are published for the year 2026. */
export const RATES_OF_2026: Rates = {
  minimumWages: [
    { from: '2024-11-01', monthly: 1801.8, source },
    { from: '2026-01-01', monthly: 1823.03, source },
  ],
  apprenticePays: [
    { from: '2019-01-01', ageFrom: 0, percents: [27, 39, 55], source },
    { from: '2019-01-01', ageFrom: 18, percents: [43, 51, 67], source },
    { from: '2019-01-01', ageFrom: 21, percents: [53, 61, 78], source },
    { from: '2019-01-01', ageFrom: 26, percents: [100, 100, 100], source },
  ],
  grants: GRANT_STEPS.map((step, rank) => ({ from: '2023-09-01', step, amount: GRANTS[rank] ?? 0, source })),
};
