/** Seven gores stand for the day, from 8 h to 20 h by steps of two hours. */
export const GORES = 7;
const FIRST_HOUR = 8;
const HOURS_APART = 2;

/** The gore that says a start time; an earlier or a later one lights the first or the last. */
export function litGore(hour: number): number {
  return Math.max(0, Math.min(GORES - 1, Math.round((hour - FIRST_HOUR) / HOURS_APART)));
}
