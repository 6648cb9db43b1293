import type { EventCard } from '@/content/events/event.model';

type Event = Pick<EventCard, 'slug' | 'type' | 'campuses' | 'startsAt'>;

function likeness(one: Event, other: Event): number {
  const isSameCampus = one.campuses.some(({ slug }) => other.campuses.some((campus) => campus.slug === slug));
  return Number(isSameCampus) + Number(one.type === other.type);
}

function distance(one: Event, other: Event): number {
  return Math.abs(Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/**
 * Of those to come, the ones of the same type or campus that are nearest in time: both first. They are shown soonest first,
 * as dates are read.
 */
export function relatedEvents<Item extends Event>(
  upcoming: readonly Item[],
  event: Event,
  limit: number,
): Item[] {
  return upcoming
    .filter((other) => other.slug !== event.slug && likeness(other, event) > 0)
    .toSorted(
      (one, other) =>
        likeness(other, event) - likeness(one, event) || distance(one, event) - distance(other, event),
    )
    .slice(0, limit)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** What to propose after an event that is over: the next of its type, on one of its campuses if there is one. */
export function nextOfKind<Item extends Event>(upcoming: readonly Item[], event: Event): Item | null {
  const sameType = upcoming.filter(({ slug, type }) => slug !== event.slug && type === event.type);
  return relatedEvents(sameType, event, 1)[0] ?? null;
}
