import type { EventCard } from '@/content/events/event.model';
import { dateRange, isoDay, monthAndYear, timeOfDay, timeRange, weekdayDate } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';

type Words = Pick<SiteContext, 'locale' | 'text'>;
type Dates = Pick<EventCard, 'startsAt' | 'endsAt'>;

/** A line of the legend of an event. `day` is for `<time>`; hours alone have none. */
export type DateFact = { label: string; value: string; day?: string };

function capitalised(locale: Words['locale'], text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** « Novembre 2026 » */
export function monthTitle({ locale }: Pick<Words, 'locale'>, month: string): string {
  return capitalised(locale, monthAndYear(locale, month));
}

/** What is still to come: the start, or the end of what has already begun. */
export function nextMoment({ startsAt, endsAt, isRunning }: Dates & Pick<EventCard, 'isRunning'>): string {
  return isRunning && endsAt !== null ? endsAt : startsAt;
}

/** In Paris. */
export const isOneDay = ({ startsAt, endsAt }: Dates) =>
  endsAt === null || isoDay(endsAt) === isoDay(startsAt);

/** « Samedi 28 novembre 2026 », « 14 h – 19 h »; over several days, « Du 14 au 18 novembre 2026 ». */
export function shortDates({ locale }: Pick<Words, 'locale'>, event: Dates): string[] {
  const { startsAt, endsAt } = event;
  return isOneDay(event)
    ? [capitalised(locale, weekdayDate(locale, startsAt)), timeRange(locale, startsAt, endsAt)]
    : [capitalised(locale, dateRange(locale, startsAt, endsAt))];
}

/** « Samedi 28 novembre 2026 » and « 14 h – 19 h »; over several days, when it starts and when it ends. */
export function eventDates({ locale, text }: Words, event: Dates): DateFact[] {
  const { startsAt, endsAt } = event;
  const dayOf = (when: string) => capitalised(locale, weekdayDate(locale, when));
  if (endsAt === null || isOneDay(event)) {
    return [
      { label: text('agenda.date'), value: dayOf(startsAt), day: isoDay(startsAt) },
      { label: text('agenda.time'), value: timeRange(locale, startsAt, endsAt) },
    ];
  }
  const moment = (when: string) => `${dayOf(when)}, ${timeOfDay(locale, when)}`;
  return [
    { label: text('agenda.starts'), value: moment(startsAt), day: isoDay(startsAt) },
    { label: text('agenda.ends'), value: moment(endsAt), day: isoDay(endsAt) },
  ];
}
