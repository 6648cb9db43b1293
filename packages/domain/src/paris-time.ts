/** Calendar of the school: content is dated in Paris time, whatever the clock of the server. */
const DAY_MS = 24 * 60 * 60 * 1000;

const PARIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day it is in Paris at this instant, as `AAAA-MM-JJ`. */
export function parisDay(instant: Date): string {
  return parisWallClock(instant).slice(0, 10);
}

/** The instant at which this day begins in Paris. */
export function startOfParisDay(day: string): Date {
  return parisInstant(day, '00:00');
}

/**
 * The instant at which clocks in Paris show this day (`AAAA-MM-JJ`) and time (`HH:MM`). A time that comes
 * twice, in October, is the first of the two; one that is skipped, in March, is an hour later.
 */
export function parisInstant(day: string, time: string): Date {
  const wanted = `${day}T${time}`;
  const asUtc = new Date(`${wanted}:00Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== wanted) {
    throw new RangeError(`Not a day and a time: ${wanted}`);
  }

  const withOffsetBefore = shiftByParisOffset(asUtc, -DAY_MS);
  if (parisWallClock(withOffsetBefore) === wanted) return withOffsetBefore;

  const withOffsetAfter = shiftByParisOffset(asUtc, DAY_MS);
  return parisWallClock(withOffsetAfter) === wanted ? withOffsetAfter : withOffsetBefore;
}

/** Takes off the offset in force a day away: on the day of a change, both offsets have to be tried. */
function shiftByParisOffset(asUtc: Date, distanceMs: number): Date {
  const reference = new Date(asUtc.getTime() + distanceMs);
  const offsetMs = Date.parse(`${parisWallClock(reference)}:00Z`) - reference.getTime();
  return new Date(asUtc.getTime() - offsetMs);
}

/** What clocks in Paris show, as `AAAA-MM-JJTHH:MM`. */
function parisWallClock(instant: Date): string {
  const parts = Object.fromEntries(PARIS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}
