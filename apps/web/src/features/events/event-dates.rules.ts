import type { EventCard } from '@/content/events/event.model';
import { isoDay, monthAndYear, timeOfDay, timeRange, weekdayDate } from '@/lib/dates';
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

/** « Samedi 28 novembre 2026 » and « 14 h – 19 h »; over several days, when it starts and when it ends. */
export function eventDates({ locale, text }: Words, { startsAt, endsAt }: Dates): DateFact[] {
  const dayOf = (when: string) => capitalised(locale, weekdayDate(locale, when));
  if (endsAt === null || isoDay(endsAt) === isoDay(startsAt)) {
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
