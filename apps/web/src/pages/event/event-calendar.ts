import { getCalendarEvent } from '@/content/events/events.query';
import type { Calendar } from '@/features/calendar/calendar.model';
import { toEventEntry } from '@/pages/calendar/event-entry';
import type { Asked, School } from '@/pages/page';

/** One event, over or not. */
export async function eventCalendar({ locale, params }: Asked, school: School): Promise<Calendar | null> {
  const event = await getCalendarEvent(locale, params.slug);
  if (!event) return null;
  const entry = toEventEntry(event, school);
  return { title: entry.title, url: entry.url, entries: [entry] };
}
