import {
  addDays,
  FRIDAY,
  isSchoolClosed,
  MONDAY,
  SATURDAY,
  SUNDAY,
  THURSDAY,
  TUESDAY,
  WEDNESDAY,
  weekdayOf,
} from './calendar-days.ts';
import type { EventType } from './events.ts';

/** An event of the demonstration: about when it is, counted in days from today, and what decides on which days it may be. */
export type WishedEvent = {
  slug: string;
  type: EventType;
  /** None: online. */
  campuses: readonly string[];
  startOffsetDays: number;
  endOffsetDays: number | null;
  startTime: string;
};
export type PlannedDays = { start: string; end: string };

const EVENING = '17:00';
const WEEK = 7;
/** Ours: a school that has an event everywhere at once has nobody left to welcome anyone. */
const EVENTS_A_DAY = 4;
const SEARCHED_DAYS = 90;

const EVENINGS = [MONDAY, TUESDAY, WEDNESDAY, THURSDAY];
/** By the number of nights that an event lasts. */
const FAIR_STARTS = [[THURSDAY, SATURDAY], [FRIDAY], [THURSDAY]];
const TEST_STARTS = [[WEDNESDAY, SATURDAY], [FRIDAY], [TUESDAY]];
const VISIT_STARTS = [[WEDNESDAY], [MONDAY, TUESDAY, WEDNESDAY, THURSDAY]];

function nightsOf({ startOffsetDays, endOffsetDays }: WishedEvent): number {
  return endOffsetDays === null ? 0 : endOffsetDays - startOffsetDays;
}

/** The weekdays on which an event may start. */
function startDays(event: WishedEvent): readonly number[] {
  const nights = nightsOf(event);
  const isEvening = event.startTime >= EVENING;
  switch (event.type) {
    case 'open-door':
      if (nights > 0) return [MONDAY];
      return isEvening ? EVENINGS : [SATURDAY];
    case 'admission-test':
      return isEvening ? EVENINGS : (TEST_STARTS[nights] ?? [TUESDAY]);
    case 'conference':
      return EVENINGS;
    case 'convention':
      return FAIR_STARTS[nights] ?? [THURSDAY];
    case 'live-my-life':
      return VISIT_STARTS[nights] ?? [MONDAY];
    case 'job-dating':
      return [TUESDAY, WEDNESDAY, THURSDAY];
  }
}

function daysFrom(start: string, nights: number): string[] {
  return Array.from({ length: nights + 1 }, (_, night) => addDays(start, night));
}

/** Where the search for a day starts, and which way: what is over stays over, what is to come stays to come. */
function searchOf(event: WishedEvent, today: string): { from: string; step: 1 | -1 } {
  const { startOffsetDays, endOffsetDays } = event;
  const isOver = (endOffsetDays ?? startOffsetDays) < 0;
  if (isOver) return { from: addDays(today, startOffsetDays), step: -1 };
  if (startOffsetDays > 0) return { from: addDays(today, startOffsetDays), step: 1 };
  // Under way: this week; at the end of a week, the next one.
  const sinceMonday = (weekdayOf(today) + WEEK - MONDAY) % WEEK;
  return {
    from: addDays(today, sinceMonday <= FRIDAY - MONDAY ? -sinceMonday : WEEK - sinceMonday),
    step: 1,
  };
}

const areInOnePlace = ({ campuses }: WishedEvent, other: WishedEvent) =>
  (campuses.length === 0 && other.campuses.length === 0) ||
  campuses.some((campus) => other.campuses.includes(campus));

/** Each event on a day that a school would choose, whatever today is; no campus has two on one day, nor has the screen. */
export function planEvents(events: readonly WishedEvent[], today: string): Map<string, PlannedDays> {
  const planned = new Map<string, PlannedDays>();
  const taken = new Map<string, WishedEvent[]>();
  const isFree = (event: WishedEvent, day: string) => {
    const others = taken.get(day) ?? [];
    return others.length < EVENTS_A_DAY && !others.some((other) => areInOnePlace(event, other));
  };
  for (const event of events) {
    const nights = nightsOf(event);
    const allowed = startDays(event);
    const { from, step } = searchOf(event, today);
    const start = Array.from({ length: SEARCHED_DAYS }, (_, rank) => addDays(from, rank * step)).find(
      (day) =>
        allowed.includes(weekdayOf(day)) &&
        daysFrom(day, nights).every(
          (one) => !isSchoolClosed(one) && weekdayOf(one) !== SUNDAY && isFree(event, one),
        ),
    );
    if (start === undefined) throw new Error(`No day for the event ${event.slug}`);
    for (const day of daysFrom(start, nights)) taken.set(day, [...(taken.get(day) ?? []), event]);
    planned.set(event.slug, { start, end: addDays(start, nights) });
  }
  return planned;
}
