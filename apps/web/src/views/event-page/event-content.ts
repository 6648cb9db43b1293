import type { EventDetail } from '@/content/events/event-detail.model';
import type { EventCard } from '@/content/events/event.model';

export type EventContent = {
  event: EventDetail;
  /** To come, of the same type or campus. */
  related: readonly EventCard[];
  /** For an event that is over: the next of its kind. */
  next: EventCard | null;
};
