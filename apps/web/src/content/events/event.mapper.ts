import type { EventWire } from '@meridia/contract/events.wire';
import type { EventCard } from './event.model';

export function toEventCard({ slug, title, type, dateStart, dateEnd, url, campus }: EventWire): EventCard {
  return {
    slug,
    title,
    type,
    startsAt: dateStart,
    endsAt: dateEnd,
    signUpHref: url,
    campus: campus && { slug: campus.slug, title: campus.title },
  };
}
