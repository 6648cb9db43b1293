import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';

/** The piece of a map (`pnpm art`) that holds its names in a language. */
export function namesPiece(name: 'names' | 'major-names', locale: Locale): string {
  return locale === DEFAULT_LOCALE ? name : `${name}-${locale}`;
}
