import { readFileSync } from 'node:fs';
import { addDays, isPublicHoliday, weekdayOf } from '@meridia/domain/calendar-days';
import { planEvents, type WishedEvent } from '@meridia/domain/event-days.rules';
import { describe, expect, it } from 'vitest';

const SCHOOLS = ['meridia', 'boreal'] as const;
const DAYS = 400;
const [SUNDAY, SATURDAY] = [0, 6];

const eventsOf = (school: string) =>
  JSON.parse(
    readFileSync(new URL(`content/${school}/editorial/events.json`, import.meta.url), 'utf8'),
  ) as WishedEvent[];

/** Every day that an event lasts. */
function daysOf({ start, end }: { start: string; end: string }): string[] {
  return start === end ? [start] : [start, ...daysOf({ start: addDays(start, 1), end })];
}

type Planned = { today: string; event: WishedEvent; days: string[] };

function planOf(school: string, today: string): Planned[] {
  const events = eventsOf(school);
  const plan = planEvents(events, today);
  return events.map((event) => ({
    today,
    event,
    days: daysOf(plan.get(event.slug) ?? { start: '', end: '' }),
  }));
}

const isEvening = ({ startTime }: WishedEvent) => startTime >= '17:00';

/** What must never be, by its name. */
const FAULTS: Record<string, (planned: Planned) => boolean> = {
  'an open day that is not on a Saturday': ({ event, days }) =>
    event.type === 'open-door' &&
    days.length === 1 &&
    !isEvening(event) &&
    weekdayOf(days[0] ?? '') !== SATURDAY,
  'an evening at the end of a week': ({ event, days }) =>
    isEvening(event) && [5, SATURDAY, SUNDAY].includes(weekdayOf(days[0] ?? '')),
  'a public holiday': ({ days }) => days.some(isPublicHoliday),
  'the closed days of winter': ({ days }) =>
    days.some((day) => day.slice(5) >= '12-24' || day.slice(5) <= '01-02'),
  'the closed weeks of summer': ({ days }) =>
    days.some((day) => day.slice(5) >= '07-25' && day.slice(5) <= '08-22'),
  'a Sunday': ({ days }) => days.some((day) => weekdayOf(day) === SUNDAY),
  'an online session that is not at 18 h': ({ event }) =>
    event.campuses.length === 0 && event.type === 'conference' && event.startTime !== '18:00',
  'what is over, to come': ({ today, event, days }) =>
    (event.endOffsetDays ?? event.startOffsetDays) < 0 && (days.at(-1) ?? '') >= today,
  'what is to come, over': ({ today, event, days }) => event.startOffsetDays > 0 && (days[0] ?? '') <= today,
  'far from its wish': ({ today, event, days }) =>
    Math.abs(Date.parse(days[0] ?? '') - Date.parse(addDays(today, event.startOffsetDays))) > 45 * 86_400_000,
};

describe.each(SCHOOLS)('V-04 the agenda of %s falls on plausible days whatever SEED_TODAY is', (school) => {
  const plans = Array.from({ length: DAYS }, (_, rank) => planOf(school, addDays('2026-11-15', rank)));

  it.each(Object.entries(FAULTS))('never %s', (_fault, isFault) => {
    expect(
      plans
        .flat()
        .filter(isFault)
        .map(({ today, event, days }) => [today, event.slug, days[0]])
        .slice(0, 5),
    ).toEqual([]);
  });

  it('no campus has two events on one day, nor the screen, and no day more than four', () => {
    const crowded = plans.flatMap((plan) => {
      const perDay = new Map<string, (readonly string[])[]>();
      for (const { event, days } of plan)
        for (const day of days)
          perDay.set(day, [
            ...(perDay.get(day) ?? []),
            event.campuses.length > 0 ? event.campuses : ['the screen'],
          ]);
      return [...perDay].filter(
        ([, events]) => events.length > 4 || new Set(events.flat()).size < events.flat().length,
      );
    });
    expect(crowded).toEqual([]);
  });
});
