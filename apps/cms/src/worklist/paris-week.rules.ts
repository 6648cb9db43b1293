import { parisDay, startOfParisDay } from '@meridia/domain/paris-time';

const DAYS_OF_WEEK = 7;

/** Days have no hours: noon keeps clear of every change of the clocks. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The week of Paris around an instant: from its Monday to the next one, which is no longer in it. */
export function parisWeek(now: Date): { from: Date; to: Date } {
  const today = parisDay(now);
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const monday = dayAfter(today, -weekday);
  return { from: startOfParisDay(monday), to: startOfParisDay(dayAfter(monday, DAYS_OF_WEEK)) };
}
