import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { SiteContext } from '@/lib/site-context';
import type { Fact } from '@/ui/fact';
import { durationText, levelsText, levelText, rhythmText } from './programme-attributes.rules';

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

/** On a card: levels and duration, rhythm, campuses. */
export function programmeCardFacts(site: SiteContext, programme: ProgrammeCard): Fact[] {
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
  ]);
}
