/** Where a browser tells how a page felt. */
export const VITALS_PATH = '/api/vitals';
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
type VitalName = (typeof VITAL_NAMES)[number];

/** Seconds, and for CLS its score; of the address its path alone, and of the visitor nothing. */
export type VitalsReport = { path: string; vitals: Partial<Record<VitalName, number>> };

/** Ours: enough for a percentile of each template in a day, and one visit in ten pays for it. */
export const ONE_VISIT_IN = 10;
