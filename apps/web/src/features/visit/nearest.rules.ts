import type { CampusCard, Coordinates } from '@/content/campuses/campus.model';
import type { EventCard } from '@/content/events/event.model';
import { distanceKm } from './places.rules';

export type NearEvent = { event: EventCard; km: number };

/** Open days that take place at a campus, nearest first (at several, the nearest counts); at the same distance, soonest first as they are given. */
export function nearestOpenDays(
  events: readonly EventCard[],
  campuses: readonly Pick<CampusCard, 'slug' | 'coordinates'>[],
  from: Coordinates,
  limit: number,
): NearEvent[] {
  const placeOf = new Map(campuses.map(({ slug, coordinates }) => [slug, coordinates]));
  return events
    .filter(({ type, state }) => type === 'open-door' && state !== 'cancelled')
    .flatMap((event) => {
      const distances = event.campuses.flatMap(({ slug }) => {
        const to = placeOf.get(slug);
        return to ? [Math.round(distanceKm(from, to))] : [];
      });
      return distances.length > 0 ? [{ event, km: Math.min(...distances) }] : [];
    })
    .toSorted((one, other) => one.km - other.km)
    .slice(0, limit);
}
