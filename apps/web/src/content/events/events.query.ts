import type { QueryObject } from '@meridia/content-client/query-string';
import { eventPath, EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventDetailWire, eventWire, type EventWire } from '@meridia/contract/events.wire';
import { addDays } from '@meridia/domain/calendar-days';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readAll, readDocument, readOptionalList } from '@/content/client/checked-content';
import { readToday } from '@/content/client/content-cache';
import { readTranslated } from '@/content/translated-document';
import { listLanguage, translateItems, translateList } from '@/content/translated-list';
import { readTranslatedFirst } from '@/content/translated-window';
import type { CalendarEvent } from './calendar-event.model';
import type { EventDetail } from './event-detail.model';
import { toCalendarEvent, toEventCard, toEventDetail } from './event.mapper';
import type { EventCard } from './event.model';

const EVENT = 'api::event.event';
const TAGS = [EVENT, 'api::campus.campus'];

/** Ours: a date that has just passed stays in the calendar of who follows it. */
const KEPT_DAYS = 31;
/** Ours: so many may be cancelled among the next before fewer are shown. */
const SPARE = 10;
/** What the content service gives at most in one answer. */
const LIST_MAX = 100;

type EventFilter = {
  /** By slug. */
  campus?: string;
};

const toCards = async (events: readonly EventWire[]) => {
  const today = await readToday();
  return events.map((event) => toEventCard(event, today));
};

const readCards = async (locale: Locale, query: QueryObject) => {
  const events = await readOptionalList(EVENTS_PATH, eventWire, { locale, tags: TAGS, query });
  return events && toCards(events);
};

const SOONEST_FIRST = ['dateStart:asc', 'slug:asc'];

/** CALL-05: those that end on this day or later, or start then or later. */
const from = (day: string) => [{ dateEnd: { $gte: day, $notNull: true } }, { dateStart: { $gte: day } }];

/** CALL-05: what is to come, soonest first. */
async function upcomingQuery({ campus }: EventFilter = {}) {
  return {
    fields: ['title', 'slug', 'type', 'state', 'dateStart', 'dateEnd', 'venue', 'url'],
    populate: { campuses: { fields: ['title', 'slug'] } },
    filters: { $or: from(await readToday()), campuses: { slug: { $eq: campus } } },
    sort: SOONEST_FIRST,
  };
}

const bySlugs = (query: QueryObject, slugs: readonly string[]) => ({
  ...query,
  filters: { slug: { $in: slugs } },
  pagination: { limit: slugs.length },
});

/** Next events that take place, of one campus if it is given; null when they cannot be read (STATE-04). */
export async function getUpcomingEvents(
  locale: Locale,
  limit: number,
  filter?: EventFilter,
): Promise<EventCard[] | null> {
  const query = await upcomingQuery(filter);
  const events = await readTranslatedFirst(
    locale,
    Math.min(limit + SPARE, LIST_MAX),
    (part, most) => readCards(part.locale, { ...query, without: part.without, pagination: { limit: most } }),
    async (slugs) => (await readCards(DEFAULT_LOCALE, bySlugs(query, slugs))) ?? [],
  );
  return events && events.filter(({ state }) => state !== 'cancelled').slice(0, limit);
}

/** All that is to come. */
export async function getEvents(locale: Locale): Promise<EventCard[]> {
  const query = await upcomingQuery();
  const readAllCards = async (language: Locale) =>
    toCards(await readAll(EVENTS_PATH, eventWire, { locale: language, tags: TAGS, query }));
  return translateList(locale, await readAllCards(listLanguage(locale)), () => readAllCards(locale));
}

/** All that calendars show, the cancelled ones too: whoever has noted them must learn it. */
export async function getCalendarEvents(locale: Locale): Promise<CalendarEvent[]> {
  const today = await readToday();
  const query = { filters: { $or: from(addDays(today, -KEPT_DAYS)) }, sort: SOONEST_FIRST };
  const readEvents = async (language: Locale) => {
    const events = await readAll(EVENTS_PATH, eventWire, { locale: language, tags: TAGS, query });
    return events.map((event) => toCalendarEvent(event, today));
  };
  return translateItems(locale, await readEvents(listLanguage(locale)), () => readEvents(locale));
}

export async function getCalendarEvent(locale: Locale, slug: string): Promise<CalendarEvent | null> {
  const today = await readToday();
  return readTranslated(locale, async (language) => {
    const event = await readDocument(eventPath(slug), eventDetailWire, { locale: language, tags: TAGS });
    return event && toCalendarEvent(event, today);
  });
}

/** One that is over keeps its page. */
export async function getEvent(locale: Locale, slug: string): Promise<EventDetail | null> {
  const today = await readToday();
  return readTranslated(locale, async (language) => {
    const event = await readDocument(eventPath(slug), eventDetailWire, { locale: language, tags: TAGS });
    return event && toEventDetail(event, today);
  });
}
