import type { Locale } from '@meridia/domain/locales';
import { around } from '@/content/client/content-cache';
import { getEvent, getUpcomingEvents } from '@/content/events/events.query';
import { nextOfKind, relatedEvents } from '@/features/events/related-events.rules';
import type { EventContent } from '@/views/event-page/event-content';

/** What the content service gives at most in one answer. */
const LIST_MAX = 100;
const RELATED_MAX = 3;

/** Null when there is no such event. */
export async function loadEvent(locale: Locale, slug: string): Promise<EventContent | null> {
  const event = await getEvent(locale, slug);
  if (!event) return null;

  const upcoming = (await around(() => getUpcomingEvents(locale, LIST_MAX))) ?? [];
  return {
    event,
    related: relatedEvents(upcoming, event, RELATED_MAX),
    next: event.isPast ? nextOfKind(upcoming, event) : null,
  };
}
