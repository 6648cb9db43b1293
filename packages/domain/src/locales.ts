import { isOneOf } from './one-of.ts';

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** I18N-01: the only locale whose addresses carry no prefix. */
export const DEFAULT_LOCALE = 'fr' satisfies Locale;

export const LOCALE_COOKIE = {
  name: 'i18n_redirected',
  maxAgeSeconds: 365 * 24 * 60 * 60,
} as const;

export function isLocale(value: unknown): value is Locale {
  return isOneOf(LOCALES, value);
}
