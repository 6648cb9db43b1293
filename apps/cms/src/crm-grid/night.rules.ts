import { parisDay } from '@meridia/domain/paris-time';

const HOUR_MS = 3_600_000;
/** A service that was away at the hour itself still does it, and none does it in the middle of the day. */
const HOURS = 3;

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: 'numeric', hour12: false });

/** The day, in Paris, whose nightly check it is time for; null: it is no time for one. */
export function nightOf(now: Date, hour: number): string | null {
  const hoursSince = (Number(CLOCK.format(now)) - hour + 24) % 24;
  return hoursSince < HOURS ? parisDay(new Date(now.getTime() - hoursSince * HOUR_MS)) : null;
}
