import type { EventCard } from '@/content/events/event.model';

type Event = Pick<EventCard, 'slug' | 'type' | 'campus'>;

function nearness(one: Event, other: Event): number {
  const isSameCampus = one.campus !== null && one.campus.slug === other.campus?.slug;
  return Number(isSameCampus) + Number(one.type === other.type);
}

/** Of those to come, the ones of the same type or campus: both first, then the soonest. */
export function relatedEvents<Item extends Event>(
  upcoming: readonly Item[],
  event: Event,
  limit: number,
): Item[] {
  return upcoming
    .filter((other) => other.slug !== event.slug && nearness(other, event) > 0)
    .toSorted((one, other) => nearness(other, event) - nearness(one, event))
    .slice(0, limit);
}

/** What to propose after an event that is over: the next of its type, on its campus if there is one. */
export function nextOfKind<Item extends Event>(upcoming: readonly Item[], event: Event): Item | null {
  const sameType = upcoming.filter(({ slug, type }) => slug !== event.slug && type === event.type);
  return relatedEvents(sameType, event, 1)[0] ?? null;
}
