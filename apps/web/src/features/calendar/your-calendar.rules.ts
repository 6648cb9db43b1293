import type { EventType } from '@meridia/domain/events';
import type { CalendarEvent } from '@/content/events/calendar-event.model';
import type { ProgrammeDates } from '@/content/programmes/programme-dates.model';
import { isoDay } from '@/lib/dates';

/** Ours: what leads to a programme; a conference or a fair is for everybody. */
const LEADING_TYPES: readonly EventType[] = ['open-door', 'admission-test', 'live-my-life'];

type Event = Pick<CalendarEvent, 'type' | 'campuses' | 'categories' | 'state' | 'startsAt' | 'endsAt'>;
type Programme = Pick<ProgrammeDates, 'category' | 'campuses' | 'deadlines' | 'intakeDates'>;

const isTest = ({ type }: Pick<Event, 'type'>) => type === 'admission-test';

/** Online is everywhere. */
function isAt({ campuses }: Pick<Event, 'campuses'>, places: readonly string[]): boolean {
  return campuses.length === 0 || campuses.some(({ slug }) => places.includes(slug));
}

/**
 * The events that lead to a programme, at a campus (or at all of its own) and online. A test is taken elsewhere when there is none
 * nearer.
 */
export function eventsOfProgramme<Item extends Event>(
  events: readonly Item[],
  programme: Pick<Programme, 'category' | 'campuses'>,
  campus: string | null,
): Item[] {
  const places = campus === null ? programme.campuses.map(({ slug }) => slug) : [campus];
  const leading = events.filter(
    ({ type, categories }) =>
      LEADING_TYPES.includes(type) && (categories.length === 0 || categories.includes(programme.category)),
  );
  const near = leading.filter((event) => isAt(event, places));
  const hasTest = near.some((event) => isTest(event) && event.state !== 'cancelled');
  return leading.filter((event) => near.includes(event) || (isTest(event) && !hasTest));
}

export type NextDates<Item> = {
  deadline: string | null;
  test: Item | null;
  openDay: Item | null;
  intake: string | null;
};

/** What comes next of each kind; null where nothing is planned. Events are soonest first; an open day is a visit, online where there is none. */
export function nextDates<Item extends Event>(
  events: readonly Item[],
  { deadlines, intakeDates }: Pick<Programme, 'deadlines' | 'intakeDates'>,
  today: string,
): NextDates<Item> {
  const coming = events.filter(
    ({ state, startsAt, endsAt }) => state !== 'cancelled' && isoDay(endsAt ?? startsAt) >= today,
  );
  const openDays = coming.filter(({ type }) => type === 'open-door');
  const firstDay = (days: readonly string[]) => days.find((day) => day >= today) ?? null;
  return {
    deadline: firstDay(deadlines),
    test: coming.find(isTest) ?? null,
    openDay: openDays.find(({ campuses }) => campuses.length > 0) ?? openDays[0] ?? null,
    intake: firstDay(intakeDates),
  };
}
