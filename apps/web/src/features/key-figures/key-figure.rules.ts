import type { Locale } from '@meridia/domain/locales';
import type { KeyFigure } from '@/content/key-figures/key-figure.model';

const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Locale, string>;
const NO_BREAK_SPACE = '\u00a0';

/** « 11 600 », « 87 % »; "11,600", "87%" */
export function figureText(locale: Locale, { value, suffix }: Pick<KeyFigure, 'value' | 'suffix'>): string {
  const number = new Intl.NumberFormat(LANGUAGES[locale]).format(value);
  if (!suffix) return number;
  return locale === 'en' && suffix === '%' ? `${number}%` : `${number}${NO_BREAK_SPACE}${suffix}`;
}

/** Where a figure comes from, and of which year; a source that says its year is not told it again. */
export function figureOrigin({ source, year }: Pick<KeyFigure, 'source' | 'year'>): string | null {
  if (year === null || source?.includes(String(year))) return source;
  return source ? `${source.replace(/\.$/, '')}, ${year}.` : String(year);
}
