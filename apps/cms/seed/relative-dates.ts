import { addDays } from '@meridia/domain/calendar-days';

const YEAR_LENGTH = 'AAAA'.length;
const MONTH_LENGTH = 'AAAA-MM'.length;

export const dayAfter = addDays;

/** « 2027-01 »: the month that comes so many months after that of today. */
export function monthAfter(today: string, months: number): string {
  const date = new Date(`${today.slice(0, MONTH_LENGTH)}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, MONTH_LENGTH);
}

/** Nothing is published tomorrow: a day to come is that of the last year when it had come. */
export function notAfter(day: string, today: string): string {
  if (day <= today) return day;
  return notAfter(`${Number(day.slice(0, YEAR_LENGTH)) - 1}${day.slice(YEAR_LENGTH)}`, today);
}
