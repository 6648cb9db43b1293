import type { EventCard } from '@/content/events/event.model';
import { eventLocation, eventType } from '@/features/events/event-texts.rules';
import { dateRange } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';

/** « Portes ouvertes, Campus de Lyon, 28 novembre 2026 » */
export function eventSummary(site: SiteContext, event: EventCard): string {
  const { type, startsAt, endsAt } = event;
  return [
    eventType(site, type).label,
    eventLocation(site, event),
    dateRange(site.locale, startsAt, endsAt),
  ].join(', ');
}
