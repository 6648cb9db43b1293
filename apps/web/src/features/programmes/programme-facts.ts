import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { monthAndYear } from '@/lib/dates';
import { anyOfText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';
import type { Fact } from '@/ui/fact';
import { priceText } from './price-text';
import { durationText, languageText, levelsText, levelText, rhythmText } from './programme-attributes.rules';

/** A fact without a value is not in the list. */
function present(facts: readonly { label: string; value: string | null }[]): Fact[] {
  return facts.filter(({ value }) => value !== null && value !== '');
}

/** « 25 campus »; a single one is named. */
export function campusesText(
  site: SiteContext,
  { campuses }: Pick<ProgrammeCard, 'campuses'>,
): string | null {
  const [only, ...others] = campuses;
  if (!only) return null;
  return others.length === 0 ? only.title : site.count('course.campusCount', campuses.length);
}

/** On a line: rhythm, campuses, the level it leads to. */
export function programmeLineFacts(site: SiteContext, programme: ProgrammeCard): Fact[] {
  return present([
    { label: site.text('course.rhythm.label'), value: rhythmText(site, programme.rhythms) },
    { label: site.text('course.filter.campus'), value: campusesText(site, programme) },
    {
      label: site.text('course.graduationLevel.short'),
      value: levelText(site, programme.graduationLevel),
    },
  ]);
}

/** Ours: the next two; a short course may have many. */
const INTAKES_SHOWN = 2;

/** « février 2027 ou septembre 2027 », of those to come; two of the same month are one. */
function intakesText({ locale }: SiteContext, { intakeDates }: ProgrammeCard, today: string): string {
  const months = intakeDates.filter((date) => date >= today).map((date) => monthAndYear(locale, date));
  return anyOfText(locale, [...new Set(months)].slice(0, INTAKES_SHOWN));
}

/** On a card: levels and duration, rhythm, campuses, language, intake, price (V-13). */
export function programmeCardFacts(site: SiteContext, programme: ProgrammeCard, today: string): Fact[] {
  const { entryLevel, graduationLevel, duration } = programme;
  const levels = levelsText(site, entryLevel, graduationLevel);
  const length = duration && durationText(site, duration, 'short');
  return present([
    {
      label: site.text('course.levels.label'),
      value: [levels, length].filter(Boolean).join(', '),
    },
    { label: site.text('course.rhythm.label'), value: rhythmText(site, programme.rhythms) },
    { label: site.text('course.filter.campus'), value: campusesText(site, programme) },
    { label: site.text('course.language.short'), value: languageText(site, programme.taughtIn) },
    { label: site.text('course.nextIntake.short'), value: intakesText(site, programme, today) },
    { label: site.text('course.anchor.fees'), value: priceText(site, programme) },
  ]);
}
