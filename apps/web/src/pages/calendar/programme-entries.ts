import type { ProgrammeDates } from '@/content/programmes/programme-dates.model';
import type { CalendarEntry } from '@/features/calendar/calendar.model';
import { paths } from '@/lib/paths';
import type { School } from '@/pages/page';

/** Counted, not named by their day: one that is moved stays the same one. */
function toEntries(
  programme: ProgrammeDates,
  kind: 'deadline' | 'intake',
  days: readonly string[],
  { site, siteKey, urlOf }: School,
): CalendarEntry[] {
  const { id, name, slug, modifiedAt } = programme;
  const category = site.text(`calendar.${kind}`);
  const url = urlOf(paths.programme(slug));
  return days.map((day, rank) => ({
    uid: `${kind}-${rank + 1}-${id}@${siteKey}`,
    modifiedAt,
    title: site.text('calendar.dateOf', { kind: category, programme: name }),
    time: { kind: 'day', day },
    isCancelled: false,
    location: null,
    description: [name, url].join('\n'),
    url,
    category,
  }));
}

/** When one may apply to a programme, and when it starts. */
export function toProgrammeEntries(programme: ProgrammeDates, school: School): CalendarEntry[] {
  return [
    ...toEntries(programme, 'deadline', programme.deadlines, school),
    ...toEntries(programme, 'intake', programme.intakeDates, school),
  ];
}
