import { addDays, isSchoolClosed, weekdayOf } from './calendar-days.ts';

const WEEK = 7;

/** The same weekday, of the same rank in the same month, of another year: the third Monday of February. */
function sameDayIn(year: number, day: string): string {
  const rank = Math.ceil(Number(day.slice('AAAA-MM-'.length)) / WEEK);
  const first = `${year}-${day.slice('AAAA-'.length, 'AAAA-MM'.length)}-01`;
  const toWeekday = (weekdayOf(day) - weekdayOf(first) + WEEK) % WEEK;
  return addDays(first, toWeekday + (rank - 1) * WEEK);
}

function whenOpen(day: string): string {
  return isSchoolClosed(day) ? whenOpen(addDays(day, WEEK)) : day;
}

/** Courses start again every year: the first start of that kind after today. */
export function nextIntake(day: string, today: string): string {
  const year = Number(today.slice(0, 'AAAA'.length));
  const [soonest] = [year, year + 1].map((one) => whenOpen(sameDayIn(one, day))).filter((one) => one > today);
  return soonest ?? whenOpen(sameDayIn(year + 2, day));
}

/** A session closes on the same day every year: the first one that is not over. */
export function nextDeadline(day: string, today: string): string {
  const year = Number(today.slice(0, 'AAAA'.length));
  const thisYear = `${year}${day.slice('AAAA'.length)}`;
  return thisYear >= today ? thisYear : `${year + 1}${day.slice('AAAA'.length)}`;
}

/** When a programme starts in the months that visitors know: « rentrée de février », « rentrée d’automne ». */
export const INTAKE_SEASONS = ['fevrier', 'automne'] as const;
export type IntakeSeason = (typeof INTAKE_SEASONS)[number];

const SEASON_MONTHS: Record<IntakeSeason, readonly string[]> = {
  fevrier: ['02'],
  automne: ['08', '09', '10'],
};

export function seasonsOf(intakeDates: readonly string[]): IntakeSeason[] {
  const months = intakeDates.map((date) => date.slice('AAAA-'.length, 'AAAA-MM'.length));
  return INTAKE_SEASONS.filter((season) => SEASON_MONTHS[season].some((month) => months.includes(month)));
}

/** The days on which the two intakes of the demonstration start, in the year that its files were written for. */
const INTAKES = { fevrier: '2027-02-15', septembre: '2027-09-06' } as const;

/** Texts name the year of the next intake as `{{fevrier}}` or `{{septembre}}`, and the year before it with `-1`. */
export function fillIntakeYears(text: string, today: string): string {
  return text.replace(
    /\{\{(fevrier|septembre)(-1)?\}\}/g,
    (_name, intake: keyof typeof INTAKES, before?: string) => {
      const year = Number(nextIntake(INTAKES[intake], today).slice(0, 'AAAA'.length));
      return String(before === undefined ? year : year - 1);
    },
  );
}
