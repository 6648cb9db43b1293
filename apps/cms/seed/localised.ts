import type { Locale } from '@meridia/domain/locales';
import type { Data, SeedDocument } from './seed-document';

/** A text of the content files: English may be missing. */
export type Localised<Value = string> = { fr: Value; en: Value | null };

export function inLocale<Value>(value: Localised<Value> | null | undefined, locale: Locale): Value | null {
  return value?.[locale] ?? null;
}

/** French, and English when the document exists in it (I18N-04). */
export function versionsOf(
  existsInEnglish: boolean,
  dataIn: (locale: Locale) => Data,
): SeedDocument['versions'] {
  const french = { locale: 'fr' as const, data: dataIn('fr') };
  return existsInEnglish ? [french, { locale: 'en' as const, data: dataIn('en') }] : [french];
}

/** Strapi has no list of texts: each line is a small component. */
export function toLines(texts: readonly string[] | null | undefined): { text: string }[] {
  return (texts ?? []).map((text) => ({ text }));
}
