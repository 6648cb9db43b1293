import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import type { Locale } from '@meridia/domain/locales';
import type { Calendar, CalendarEntry } from './calendar.model';
import { sequenceOf } from './sequence.rules';

/** How often a program that follows a feed should ask again. */
const ASK_AGAIN_S = 3600;
const UNKNOWN = '2020-01-01T00:00:00Z';

/** Characters that no program accepts, and that an editor can paste. */
// eslint-disable-next-line no-control-regex -- these are the ones that are taken out
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u2028\u2029]/g;
const plain = (text: string) => text.replace(CONTROLS, ' ');
const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim();

/** Instants in universal time: no program has to know when clocks change. A day is a day everywhere, and blocks nobody. */
function timeOf({ time }: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'transparency'> {
  if (time.kind === 'day')
    return { start: new Date(time.day), allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  return { start: new Date(time.startsAt), end: time.endsAt === null ? null : new Date(time.endsAt) };
}

function toEvent(entry: CalendarEntry): ICalEventData {
  const { uid, modifiedAt, title, isCancelled, location, description, url, category } = entry;
  const modified = new Date(modifiedAt ?? UNKNOWN);
  return {
    ...timeOf(entry),
    id: uid,
    sequence: sequenceOf(modifiedAt),
    // The same bytes for the same content, whenever they are made.
    stamp: modified,
    lastModified: modified,
    summary: plain(title),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: location === null ? null : { title: plain(location) },
    description: plain(description),
    url,
    categories: [{ name: plain(category) }],
  };
}

/** The dates as a file (RFC 5545) that is both: a feed to follow, and something to open once. */
export function writeCalendar({ title, url, entries }: Calendar, locale: Locale, school: string): string {
  const calendar = ical({
    prodId: { company: oneLine(school), product: 'Agenda', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes the words of events, and writes those of the calendar as they are given.
    name: escape(oneLine(title), false),
    url,
    ttl: ASK_AGAIN_S,
  });
  for (const entry of entries) calendar.createEvent(toEvent(entry));
  return calendar.toString();
}
