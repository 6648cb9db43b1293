import { isOneOf } from './one-of.ts';

/** The schools served by the same code and the same content service. */
export const SITE_KEYS = ['meridia', 'boreal'] as const;
export type SiteKey = (typeof SITE_KEYS)[number];

export function isSiteKey(value: unknown): value is SiteKey {
  return isOneOf(SITE_KEYS, value);
}
