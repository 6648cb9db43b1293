import type { EventDetailWire, EventWire } from '@meridia/contract/events.wire';
import { publicIdOf } from '@/content/public-id';
import { toReference } from '@/content/reference.mapper';
import { toRichText } from '@/content/rich-text.mapper';
import { isoDay } from '@/lib/dates';
import type { CalendarEvent } from './calendar-event.model';
import type { EventDetail } from './event-detail.model';
import type { EventCard } from './event.model';

/** `today` is the day in Paris. */
export function toEventCard(event: EventWire, today: string): EventCard {
  const { slug, title, type, dateStart, dateEnd, url, venue, campuses } = event;
  return {
    slug,
    title,
    type,
    state: event.state ?? 'scheduled',
    startsAt: dateStart,
    endsAt: dateEnd,
    isRunning: dateEnd !== null && isoDay(dateStart) < today && isoDay(dateEnd) >= today,
    signUpHref: url,
    venue,
    campuses: campuses.map(toReference),
  };
}

function toCampusAddresses({ campuses }: EventWire): EventDetail['campusAddresses'] {
  return campuses.map(({ address, postalCode, city, country }) => ({ address, postalCode, city, country }));
}

/** The later of the two: a publication, or a change that another language has brought. */
function modifiedAtOf({ publishedAt, updatedAt }: EventWire): string | null {
  return (
    [publishedAt, updatedAt]
      .filter((date) => date !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

export function toCalendarEvent(event: EventWire, today: string): CalendarEvent {
  return {
    ...toEventCard(event, today),
    id: publicIdOf(event.documentId),
    modifiedAt: modifiedAtOf(event),
    address: event.address,
    campusAddresses: toCampusAddresses(event),
    categories: event.categories.map(({ category }) => category),
  };
}

/** An event of today is not over. */
export function toEventDetail(event: EventDetailWire, today: string): EventDetail {
  return {
    ...toEventCard(event, today),
    address: event.address,
    campusAddresses: toCampusAddresses(event),
    audience: event.audience,
    price: event.price,
    timetable: event.timetable.map(({ id, time, text }) => ({ id, time, text })),
    description: toRichText(event.description),
    isPast: isoDay(event.dateEnd ?? event.dateStart) < today,
  };
}
