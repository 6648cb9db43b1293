import { DateLine } from '@/features/events/date-line';
import { EventLine, EventLines } from '@/features/events/event-line';
import { weekdayDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import type { YourCalendar } from './your-calendar';

type Props = { site: SiteContext; found: NonNullable<YourCalendar['found']> };

const TINTS = { deadline: 'rose', intake: 'tilleul' } as const;

function DayLine({ site, found, kind }: Props & { kind: 'deadline' | 'intake' }) {
  const { programme, next } = found;
  const day = next[kind];
  if (day === null) return null;
  return (
    <DateLine
      site={site}
      day={day}
      tag={{ label: site.text(`calendar.${kind}`), tint: TINTS[kind] }}
      title={programme.name}
      lang={fieldLanguage(programme, 'name')}
      href={site.href(paths.programme(programme.slug))}
      note={weekdayDate(site.locale, day)}
    />
  );
}

/** What comes next of each kind, in the order in which one gets there; nothing for a kind that has no date. */
export function NextLines({ site, found }: Props) {
  const { openDay, test, deadline, intake } = found.next;
  if (!openDay && !test && deadline === null && intake === null) return <p>{site.text('calendar.noDate')}</p>;
  return (
    <EventLines>
      {openDay && <EventLine site={site} event={openDay} isKept />}
      <DayLine site={site} found={found} kind="deadline" />
      {test && <EventLine site={site} event={test} isKept />}
      <DayLine site={site} found={found} kind="intake" />
    </EventLines>
  );
}
