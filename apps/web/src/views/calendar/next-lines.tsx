import { DateLine } from '@/features/events/date-line';
import { EventLine, EventLines } from '@/features/events/event-line';
import { isoDay, weekdayDate } from '@/lib/dates';
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

/** What comes next of each kind, soonest first; nothing for a kind that has no date. */
export function NextLines({ site, found }: Props) {
  const { openDay, test, deadline, intake } = found.next;
  const lines = [
    ...[openDay, test].flatMap((event) =>
      event ? [{ kind: 'event' as const, day: isoDay(event.startsAt), event }] : [],
    ),
    ...(deadline === null ? [] : [{ kind: 'deadline' as const, day: deadline }]),
    ...(intake === null ? [] : [{ kind: 'intake' as const, day: intake }]),
  ];
  if (lines.length === 0) return <p>{site.text('calendar.noDate')}</p>;
  return (
    <EventLines>
      {lines
        .toSorted((left, right) => left.day.localeCompare(right.day))
        .map((line) =>
          line.kind === 'event' ? (
            <EventLine key={line.event.slug} site={site} event={line.event} isKept />
          ) : (
            <DayLine key={line.kind} site={site} found={found} kind={line.kind} />
          ),
        )}
    </EventLines>
  );
}
