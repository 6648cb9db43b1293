import type { Locale } from '@meridia/domain/locales';

const NO_BREAK_SPACE = '\u00a0';
const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** « 1 540 »; "1,540" */
export function numberText(locale: Locale, value: number): string {
  return new Intl.NumberFormat(LANGUAGES[locale]).format(value);
}

/** « 86 % »; "86%" */
export function percentText(locale: Locale, value: number): string {
  return `${numberText(locale, value)}${locale === 'fr' ? NO_BREAK_SPACE : ''}%`;
}

/** « 8 400 € »; "€8,400". Cents are not told. */
export function moneyText(locale: Locale, amount: number, currency: string): string {
  return new Intl.NumberFormat(LANGUAGES[locale], {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}

/** « 492,22 € »; "€492.22": as the law is published. */
export function exactMoneyText(locale: Locale, amount: number, currency: string): string {
  return new Intl.NumberFormat(LANGUAGES[locale], { style: 'currency', currency }).format(amount);
}

/** « Lyon, Nice ou Paris »; "Lyon, Nice or Paris" */
export function anyOfText(locale: Locale, words: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGES[locale], { type: 'disjunction' }).format(words);
}
