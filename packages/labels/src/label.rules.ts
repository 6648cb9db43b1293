import { LOCALES, type Locale } from '@meridia/domain/locales';
import type { LabelDictionaries, LabelDictionary, LabelEntry, LabelOverrides } from './label-dictionary.ts';
import { LABELS } from './labels.data.ts';

type InfoLogger = { info: (message: string, details: Record<string, unknown>) => void };

/** The logger is injected because a missing key must be logged (STATE-03) and rules do no input or output. */
export type LabelSource = { dictionaries: LabelDictionaries; logger: InfoLogger };

export type LabelParams = Readonly<Record<string, string | number>>;

/** The text of a label; when there is none, a text that says so (STATE-03), never an exception. */
export function lookUpLabel(
  source: LabelSource,
  locale: Locale,
  key: string,
  params: LabelParams = {},
): string {
  const entry = findEntry(source.dictionaries[locale], key);
  if (entry) return interpolate(entry.label, params);

  const isMissingLocale = !source.dictionaries[locale] || isKnownKey(source.dictionaries, key);
  if (isMissingLocale) return interpolate(LABELS[locale]['taxonomy.localeNotFound'].label, { locale });

  source.logger.info('taxonomy not found', { key, locale });
  return LABELS[locale]['taxonomy.notFound'].label;
}

/** Where a label leads; null also when there is no such label, since a link to nowhere helps nobody. */
export function lookUpLink(dictionaries: LabelDictionaries, locale: Locale, key: string): string | null {
  return findEntry(dictionaries[locale], key)?.link ?? null;
}

/** A key ending in `One` is the singular of the key of that name; it says « 1 », so zero is not singular here. */
export function countLabelKey(key: string, count: number): string {
  return count === 1 ? `${key}One` : key;
}

/** Keys are in camelCase where slugs have hyphens: `marketing-digital` is `jobs.domain.marketingDigital`. */
export function slugLabelKey(prefix: string, slug: string): string {
  return `${prefix}.${slug.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())}`;
}

/** ENT-07: lays a school's own wording over the dictionary that ships with the code. */
export function mergeLabels(dictionaries: LabelDictionaries, overrides: LabelOverrides): LabelDictionaries {
  return Object.fromEntries(
    LOCALES.filter((locale) => dictionaries[locale] || overrides[locale]).map((locale) => [
      locale,
      mergeLocale(dictionaries[locale] ?? {}, overrides[locale] ?? {}),
    ]),
  );
}

function mergeLocale(
  dictionary: LabelDictionary,
  overrides: NonNullable<LabelOverrides[Locale]>,
): LabelDictionary {
  const overridden = Object.entries(overrides).map(([key, { label, link }]) => {
    const keptLink = findEntry(dictionary, key)?.link ?? null;
    return [key, { label, link: link === undefined ? keptLink : link }];
  });
  return { ...dictionary, ...Object.fromEntries(overridden) };
}

/** Own keys only: `constructor` is not a label. */
function findEntry(dictionary: LabelDictionary | undefined, key: string): LabelEntry | undefined {
  return dictionary && Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}

function isKnownKey(dictionaries: LabelDictionaries, key: string): boolean {
  return LOCALES.some((locale) => findEntry(dictionaries[locale], key));
}

/** A parameter that is not given stays visible as `{name}`: a gap in a sentence would go unnoticed. */
function interpolate(text: string, params: LabelParams): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}
