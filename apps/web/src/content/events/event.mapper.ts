import type { EventWire } from '@meridia/contract/events.wire';
import type { EventCard } from './event.model';

export function toEventCard({ slug, title, dateStart, campus }: EventWire): EventCard {
  return { slug, title, startsAt: dateStart, campusName: campus?.title ?? null };
}
