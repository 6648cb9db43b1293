import 'server-only';
import { EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventWire } from '@meridia/contract/events.wire';
import type { Locale } from '@meridia/domain/locales';
import { readOptionalList } from '@/content/client/checked-content';
import { readToday } from '@/content/client/content-cache';
import { toEventCard } from './event.mapper';
import type { EventCard } from './event.model';

const TAGS = ['api::event.event', 'api::campus.campus'];

/** Next events, soonest first (CALL-05); none when they cannot be read (STATE-04). */
export async function getUpcomingEvents(locale: Locale, limit: number): Promise<EventCard[]> {
  const today = await readToday();
  const events = await readOptionalList(EVENTS_PATH, eventWire, {
    locale,
    tags: TAGS,
    query: {
      fields: ['title', 'slug', 'type', 'dateStart', 'dateEnd', 'url'],
      populate: { campus: { fields: ['title', 'slug'] } },
      filters: {
        $or: [{ dateEnd: { $gte: today, $notNull: true } }, { dateStart: { $gte: today } }],
      },
      sort: ['dateStart:asc', 'slug:asc'],
      pagination: { limit },
    },
  });
  return events.map(toEventCard);
}
