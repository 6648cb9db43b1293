import { TRACKING_COOKIES } from './tracking.ts';

/** The key of the visitor's local store under which the choice is kept, once made. */
export const CONSENT_KEY = 'consent';
/** The version of the words to which a visitor agrees: with other words, the question is asked again. */
export const CONSENT_VERSION = '1.0.0';
/** Six months, for a yes and for a no. */
export const CONSENT_LIFE_S = 180 * 24 * 60 * 60;

/** What a visitor may agree to, one by one. */
export const OPTIONAL_PURPOSES = ['audience', 'origin', 'media'] as const;
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number];

export const PURPOSES = ['necessary', ...OPTIONAL_PURPOSES] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a withdrawal deletes: names of cookies, or how they start. Ours: the tag manager names none, its usual tags write these. */
export const PURPOSE_COOKIES: Readonly<Record<OptionalPurpose, readonly string[]>> = {
  audience: ['_ga', '_gid', '_gat', '_gcl', '_dc_gtm'],
  origin: Object.values(TRACKING_COOKIES),
  media: [],
};
