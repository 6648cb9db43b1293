import type { EventDetailWire, EventWire } from '@meridia/contract/events.wire';
import { toReference } from '@/content/reference.mapper';
import { toRichText } from '@/content/rich-text.mapper';
import { isoDay } from '@/lib/dates';
import type { EventDetail } from './event-detail.model';
import type { EventCard } from './event.model';

export function toEventCard({ slug, title, type, dateStart, dateEnd, url, campus }: EventWire): EventCard {
  return {
    slug,
    title,
    type,
    startsAt: dateStart,
    endsAt: dateEnd,
    signUpHref: url,
    campus: campus && toReference(campus),
  };
}

/** `today` is the day in Paris; an event of today is not over. */
export function toEventDetail(event: EventDetailWire, today: string): EventDetail {
  return {
    ...toEventCard(event),
    description: toRichText(event.description),
    isPast: isoDay(event.dateEnd ?? event.dateStart) < today,
  };
}
