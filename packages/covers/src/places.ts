import type { Point } from './geometry.ts';

export type CoverLocale = 'fr' | 'en';

/** A named point of the world, at its longitude and latitude. */
export type Place = { names: Record<CoverLocale, string>; at: Point };

export function createPlace(fr: string, en: string, at: Point): Place {
  return { names: { fr, en }, at };
}
