import { enumerationsFrench } from './translations/enumerations.data';

export type Row = Record<string, unknown> & { locale?: string; localizations?: { locale: string }[] };

/** Strapi translates a choice in its form, and shows the bare value in a list. */
export function choiceText(row: Row, column: string): string {
  const choice = String(row[column] ?? '-');
  return enumerationsFrench[choice] ?? choice;
}

/** Strapi's own cell says « (default) », in English whatever the language, and is too wide for a list. */
export function languagesText({ locale = '', localizations = [] }: Row): string {
  const locales = new Set([locale, ...localizations.map((version) => version.locale)]);
  const frenchFirst = [...locales].sort((a, b) => Number(b === 'fr') - Number(a === 'fr'));
  return frenchFirst.map((code) => code.toUpperCase()).join(' · ');
}
