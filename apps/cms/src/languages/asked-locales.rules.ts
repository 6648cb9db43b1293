import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@meridia/domain/locales';

/** The languages that a call of the document service writes: one, several, all (`*`), or French when it names none. */
export function askedLocales(locale: unknown): Locale[] {
  if (locale === undefined || locale === null || locale === '') return [DEFAULT_LOCALE];
  if (locale === '*') return [...LOCALES];
  return [locale].flat().filter(isLocale);
}
