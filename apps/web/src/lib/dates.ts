import type { Locale } from '@meridia/domain/locales';
import { parisDay } from '@meridia/domain/paris-time';

/** Dates as the school writes them, in Paris time. `when` is an instant, a day « 2026-11-28 » or a month « 2026-11 ». */

const NBSP = '\u00a0';
const DAY_LENGTH = 'AAAA-MM-JJ'.length;

type DateParts = { weekday: string; day: string; month: string; year: string; hour: number; minute: string };

const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Locale, string>;

function createFormat(locale: Locale, month: 'long' | 'short') {
  return new Intl.DateTimeFormat(LANGUAGES[locale], {
    timeZone: 'Europe/Paris',
    weekday: 'long',
    day: 'numeric',
    month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

const LONG = { fr: createFormat('fr', 'long'), en: createFormat('en', 'long') };
const SHORT = { fr: createFormat('fr', 'short'), en: createFormat('en', 'short') };

const EXACT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/** A day or a month is no instant: at noon of its (first) day it is the same one in Paris as anywhere. */
function toInstant(when: string): Date {
  if (when.length > DAY_LENGTH) return new Date(when);
  return new Date(`${when.padEnd(DAY_LENGTH, '-01')}T12:00:00Z`);
}

function toParts(locale: Locale, when: string, formats = LONG): DateParts {
  const parts = formats[locale].formatToParts(toInstant(when));
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: value('weekday'),
    day: value('day'),
    month: value('month'),
    year: value('year'),
    hour: Number(value('hour')),
    minute: value('minute'),
  };
}

/** The first of a month is « 1er » in French. */
function ordinal(locale: Locale, day: string): string {
  return locale === 'fr' && day === '1' ? '1er' : day;
}

/** « 2026-11-28 », for `<time dateTime>`. */
export function isoDay(when: string): string {
  return parisDay(toInstant(when));
}

/** « 2026-11-28T14:00:00+01:00 »: an instant as the clocks of Paris show it. */
export function parisInstant(when: string): string {
  const { year, month, day, hour, minute, second, timeZoneName } = Object.fromEntries(
    EXACT.formatToParts(new Date(when)).map(({ type, value }) => [type, value]),
  );
  const offset = timeZoneName?.replace('GMT', '') || '+00:00';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

/** « 28 » */
export function dayOfMonth(locale: Locale, when: string): string {
  return toParts(locale, when).day;
}

/** « nov. 2026 », "Nov 2026" */
export function shortMonth(locale: Locale, when: string): string {
  const { month, year } = toParts(locale, when, SHORT);
  return `${month} ${year}`;
}

/** « novembre 2026 », "November 2026" */
export function monthAndYear(locale: Locale, when: string): string {
  const { month, year } = toParts(locale, when);
  return `${month} ${year}`;
}

/** « 28 novembre 2026 », "28 November 2026" */
export function longDate(locale: Locale, when: string): string {
  const { day, month, year } = toParts(locale, when);
  return `${ordinal(locale, day)} ${month} ${year}`;
}

/** « samedi 28 novembre 2026 », "Saturday 28 November 2026" */
export function weekdayDate(locale: Locale, when: string): string {
  return `${toParts(locale, when).weekday} ${longDate(locale, when)}`;
}

/** « du 3 au 5 décembre 2026 », "3–5 December 2026"; a single day is its long date. */
export function dateRange(locale: Locale, start: string, end: string | null): string {
  const last = longDate(locale, end ?? start);
  if (end === null || isoDay(start) === isoDay(end)) return last;

  const [from, to] = [toParts(locale, start), toParts(locale, end)];
  const isSameYear = from.year === to.year;
  const isSameMonth = isSameYear && from.month === to.month;
  const day = ordinal(locale, from.day);
  const first = isSameMonth ? day : isSameYear ? `${day} ${from.month}` : longDate(locale, start);
  if (locale === 'fr') return `du ${first} au ${last}`;
  return isSameMonth ? `${first}–${last}` : `${first}${NBSP}– ${last}`;
}

/** The hour in Paris, with its part: 9.5 at half past nine. */
export function hourOfDay(when: string): number {
  const { hour, minute } = toParts('fr', when);
  return hour + Number(minute) / 60;
}

/** « 14 h », « 14 h 30 »; "2 pm", "2:30 pm" */
export function timeOfDay(locale: Locale, when: string): string {
  const { hour, minute } = toParts(locale, when);
  return hourAndMinute(locale, hour, minute);
}

/** The same of a time alone, « 14:30 ». */
export function clockTime(locale: Locale, time: string): string {
  const [hour = '0', minute = '00'] = time.split(':');
  return hourAndMinute(locale, Number(hour), minute);
}

function hourAndMinute(locale: Locale, hour: number, minute: string): string {
  const isWhole = minute === '00';
  if (locale === 'fr') return `${hour}${NBSP}h${isWhole ? '' : `${NBSP}${minute}`}`;
  return `${hour % 12 || 12}${isWhole ? '' : `:${minute}`}${NBSP}${hour < 12 ? 'am' : 'pm'}`;
}

/** « 14 h – 19 h »; without an end, the time it starts. */
export function timeRange(locale: Locale, start: string, end: string | null): string {
  const from = timeOfDay(locale, start);
  return end === null || end === start ? from : `${from}${NBSP}– ${timeOfDay(locale, end)}`;
}
