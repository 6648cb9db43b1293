/** Days « 2026-11-28 », counted in UTC, where every day has 24 hours. */

const DAY_MS = 24 * 60 * 60 * 1000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'AAAA-MM-JJ'.length);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** The Gregorian computus: Easter Sunday of a year. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const shift = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  // Days after 28 March.
  return addDays(`${year}-03-28`, moon - shift);
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension Day, Whit Monday: days after Easter Sunday. */
const MOVING_HOLIDAYS = [1, 39, 50];

/** The public holidays of France. */
export function isPublicHoliday(day: string): boolean {
  if (FIXED_HOLIDAYS.includes(day.slice('AAAA-'.length))) return true;
  const easter = easterSunday(Number(day.slice(0, 'AAAA'.length)));
  return MOVING_HOLIDAYS.includes(daysBetween(easter, day));
}

/** The days, by month, on which the school closes every year, the first and the last: in winter over the end of the year. */
const SUMMER_CLOSING = { first: '07-25', last: '08-22' };
const WINTER_CLOSING = { first: '12-24', last: '01-02' };

/** Ours: the school is closed on public holidays, for four weeks of summer and from 24 December to 2 January. */
export function isSchoolClosed(day: string): boolean {
  const monthAndDay = day.slice('AAAA-'.length);
  const isSummer = monthAndDay >= SUMMER_CLOSING.first && monthAndDay <= SUMMER_CLOSING.last;
  const isWinter = monthAndDay >= WINTER_CLOSING.first || monthAndDay <= WINTER_CLOSING.last;
  return isPublicHoliday(day) || isSummer || isWinter;
}
