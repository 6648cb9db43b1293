import { INDEXED_FILTERS_MAX } from '@meridia/domain/list-filters';
import type { Locale } from '@meridia/domain/locales';
import { optionLabel } from '@/features/lists/filter-options.rules';
import { FACETS, type Facet, type FacetChoice } from '@/features/programme-finder/facets.rules';
import { anyOfText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import type { FacetOptions } from './facet-options';

/** As a sentence says them: « de type Bachelor de management en alternance à Lyon après un Bac+3 ». */
const SENTENCE_ORDER = [
  'categorie',
  'domaine',
  'rythme',
  'rentree',
  'campus',
  'niveau',
] as const satisfies readonly Facet[];

/** Common nouns, in a sentence; English writes months with a capital. */
const LOWER_CASE: Record<Locale, readonly Facet[]> = {
  fr: ['domaine', 'rythme', 'rentree'],
  en: ['domaine', 'rythme'],
};

/** A value that nothing knows has no place in a sentence: its chip tells of it. */
function wordsOf({ locale }: SiteContext, options: FacetOptions, choice: FacetChoice, facet: Facet) {
  const labels = choice[facet].map((value) => optionLabel(options, facet, value, '')).filter(Boolean);
  const words = LOWER_CASE[locale].includes(facet)
    ? labels.map((label) => label.toLocaleLowerCase(locale))
    : labels;
  return anyOfText(locale, words);
}

/** « en alternance à Lyon »; empty when nothing is chosen. */
export function whereText(site: SiteContext, options: FacetOptions, choice: FacetChoice): string {
  return SENTENCE_ORDER.map((facet) => ({ facet, values: wordsOf(site, options, choice, facet) }))
    .filter(({ values }) => values !== '')
    .map(({ facet, values }) => site.text(`course.where.${facet}`, { values }))
    .join(' ');
}

/** « 30 formations en alternance à Lyon »; a long choice is left to its chips. */
export function resultsText(
  site: SiteContext,
  options: FacetOptions,
  { choice, count }: { choice: FacetChoice; count: number },
): string {
  const chosen = FACETS.flatMap((facet) => choice[facet]).length;
  const where = chosen > INDEXED_FILTERS_MAX ? '' : whereText(site, options, choice);
  return [site.count('course.count', count), where].filter(Boolean).join(' ');
}
