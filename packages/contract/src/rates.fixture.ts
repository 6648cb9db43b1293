import { GRANT_STEPS } from '@meridia/domain/rates.rules';
import type { WebsiteSettingsWire } from './website-settings.wire.ts';

type Rates = Pick<WebsiteSettingsWire, 'minimumWages' | 'apprenticePays' | 'grantSteps'>;

const SOURCE = { sourceName: 'Service-Public', sourceUrl: 'https://www.service-public.gouv.fr/F2918' };
const PAYS = [
  [0, 27, 39, 55],
  [18, 43, 51, 67],
  [21, 53, 61, 78],
  [26, 100, 100, 100],
] as const;
const GRANTS = [1454, 2163, 3071, 3828, 4587, 5212, 5506, 6335];

/** Those of 2026. */
export function someRates(): Rates {
  return {
    minimumWages: [
      { id: 1, from: '2024-11-01', monthly: 1801.8, ...SOURCE },
      { id: 2, from: '2026-01-01', monthly: 1823.03, ...SOURCE },
    ],
    apprenticePays: PAYS.map(([ageFrom, firstYear, secondYear, thirdYear], rank) => ({
      id: rank + 1,
      from: '2019-01-01',
      ...{ ageFrom, firstYear, secondYear, thirdYear },
      ...SOURCE,
    })),
    grantSteps: GRANT_STEPS.map((step, rank) => ({
      id: rank + 1,
      from: '2023-09-01',
      step,
      amount: GRANTS[rank] ?? 0,
      ...SOURCE,
    })),
  };
}
