import type { FilterName } from '@meridia/domain/list-filters';
import type { EventCard } from '@/content/events/event.model';
import { isoDay } from '@/lib/dates';

export type AgendaFilter = FilterName<'agenda'>;
/** One of the values is enough inside a filter, and every filter counts. */
export type AgendaChoice = Readonly<Record<AgendaFilter, readonly string[]>>;

/** What is to come, and the day it is in Paris. */
export type Upcoming<Event extends AgendaEvent = EventCard> = { events: readonly Event[]; today: string };

type AgendaEvent = Pick<EventCard, 'type' | 'campuses' | 'startsAt'>;

/** In the order they are shown. */
export const AGENDA_FILTERS = ['type', 'campus', 'mois'] as const satisfies readonly AgendaFilter[];

/** « 2026-11 »: the month it starts, in Paris; one that runs since an earlier month is of this one. */
function monthOf({ startsAt }: Pick<AgendaEvent, 'startsAt'>, today: string): string {
  const day = isoDay(startsAt);
  return (day > today ? day : today).slice(0, 'AAAA-MM'.length);
}

/** An event at two campuses is found under both. */
function valuesOf(event: AgendaEvent, filter: AgendaFilter, today: string): string[] {
  if (filter === 'type') return [event.type];
  return filter === 'campus' ? event.campuses.map(({ slug }) => slug) : [monthOf(event, today)];
}

export function findEvents<Event extends AgendaEvent>(
  { events, today }: Upcoming<Event>,
  choice: AgendaChoice,
): Event[] {
  return events.filter((event) =>
    AGENDA_FILTERS.every(
      (filter) =>
        choice[filter].length === 0 ||
        valuesOf(event, filter, today).some((value) => choice[filter].includes(value)),
    ),
  );
}

/** The months that have something, soonest first. */
export function eventMonths({ events, today }: Upcoming<AgendaEvent>): string[] {
  return [...new Set(events.map((event) => monthOf(event, today)))].toSorted();
}

export function groupByMonth<Event extends AgendaEvent>(upcoming: Upcoming<Event>) {
  return eventMonths(upcoming).map((month) => ({
    month,
    events: upcoming.events.filter((event) => monthOf(event, upcoming.today) === month),
  }));
}

export type WiderChoice = { choice: AgendaChoice; count: number };

/** What to try when nothing matches: the choices that give something and keep the most filters of this one. */
export function widerChoices(upcoming: Upcoming<AgendaEvent>, choice: AgendaChoice): WiderChoice[] {
  const chosen = AGENDA_FILTERS.filter((filter) => choice[filter].length > 0);
  const parts = chosen.reduce<AgendaFilter[][]>(
    (sets, filter) => [...sets, ...sets.map((set) => [...set, filter])],
    [[]],
  );
  const wider = parts
    .filter((kept) => kept.length < chosen.length)
    .map((kept) => {
      const left = chosen.filter((filter) => !kept.includes(filter));
      const wide = { ...choice, ...Object.fromEntries(left.map((filter) => [filter, []])) };
      return { choice: wide, count: findEvents(upcoming, wide).length, size: kept.length };
    })
    .filter(({ count }) => count > 0);
  const size = Math.max(...wider.map((one) => one.size));
  return wider.filter((one) => one.size === size).map(({ choice: wide, count }) => ({ choice: wide, count }));
}
