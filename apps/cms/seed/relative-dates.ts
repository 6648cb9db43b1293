import { parisInstant } from '@meridia/domain/paris-time';

/** Calendar days are counted in UTC, where every day has 24 hours. */
export function dayAfter(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function instantAfter(today: string, days: number, parisTime: string): string {
  return parisInstant(dayAfter(today, days), parisTime).toISOString();
}
