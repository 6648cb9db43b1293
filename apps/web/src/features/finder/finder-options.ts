import { LEVELS, RHYTHMS } from '@meridia/domain/courses';
import { DISPLAY_DOMAINS } from '@meridia/domain/domains.data';
import { RHYTHM_VALUES } from '@meridia/domain/list-filters';
import { slugLabelKey } from '@meridia/labels/label.rules';
import type { Reference } from '@/content/reference.model';
import type { SiteContext } from '@/lib/site-context';
import type { FinderField, FinderOption } from './finder-sentence.rules';

/** A filter without a value is no filter. */
const ANY = '';

function levelOptions({ locale, text }: SiteContext): FinderOption[] {
  // PAGE-07: the English list lacks 1.
  const levels = LEVELS.filter((level) => level !== 1 || locale !== 'en');
  return levels.map((level) => ({
    value: String(level),
    label:
      level === 0
        ? text('finder.entryLevelBac')
        : text('finder.entryLevel', { level: text(`course.level.${level}`) }),
  }));
}

function campusOptions({ text }: SiteContext, campuses: readonly Reference[]): FinderOption[] {
  const any = { value: ANY, label: text('finder.anyCampus', { count: campuses.length }) };
  const each = campuses.map(({ slug, title }) => ({ value: slug, label: title }));
  return each.length > 1 ? [any, ...each] : each;
}

function rhythmOptions({ text }: SiteContext): FinderOption[] {
  const each = RHYTHMS.map((rhythm) => ({
    value: RHYTHM_VALUES[rhythm],
    label: text(`finder.rhythm.${rhythm}`),
  }));
  return [...each, { value: ANY, label: text('finder.anyRhythm') }];
}

/** What each choice of the sentence offers, by the name of its filter. */
export function finderOptions(
  site: SiteContext,
  campuses: readonly Reference[],
): Record<FinderField, FinderOption[]> {
  return {
    niveau: levelOptions(site),
    domaine: DISPLAY_DOMAINS.map(({ slug }) => ({
      value: slug,
      label: site.text(slugLabelKey('finder.domain', slug)),
    })),
    campus: campusOptions(site, campuses),
    rythme: rhythmOptions(site),
  };
}
