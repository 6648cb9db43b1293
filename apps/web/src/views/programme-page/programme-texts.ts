import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import { priceText } from '@/features/programmes/price-text';
import { durationText, levelsText, rhythmText } from '@/features/programmes/programme-attributes.rules';
import { campusesText } from '@/features/programmes/programme-facts';
import { numberText } from '@/lib/numbers';
import type { SiteContext } from '@/lib/site-context';

const NO_BREAK_SPACE = '\u00a0';

function isText(text: string | null | undefined | false): text is string {
  return Boolean(text);
}

/** « 1 540 heures » of teaching, when the programme is not counted in hours already; null when they are not known. */
function teachingHours({ locale, text }: SiteContext, { duration, teachingUnits }: ProgrammeDetail) {
  const isWhole = teachingUnits.length > 0 && teachingUnits.every(({ hours }) => hours !== null);
  if (!isWhole || duration?.unit === 'hours') return null;
  const hours = teachingUnits.reduce((sum, unit) => sum + (unit.hours ?? 0), 0);
  return `${numberText(locale, hours)}${NO_BREAK_SPACE}${text('course.duration.long.hours')}`;
}

/** PAGE-07, long: « 3 années, 1 540 heures » */
export function durationFact(site: SiteContext, programme: ProgrammeDetail): string | null {
  const { duration } = programme;
  const length = duration && durationText(site, duration, 'long');
  return [length, teachingHours(site, programme)].filter(isText).join(', ') || null;
}

/** PAGE-07: what is told at first sight, in a few words each. */
export function keyFacts(site: SiteContext, programme: ProgrammeDetail): string[] {
  const { entryLevel, graduationLevel, rhythms, duration } = programme;
  return [
    levelsText(site, entryLevel, graduationLevel),
    rhythmText(site, rhythms),
    duration && durationText(site, duration, 'short'),
    campusesText(site, programme),
    priceText(site, programme),
  ].filter(isText);
}
