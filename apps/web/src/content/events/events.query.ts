import type { QueryObject } from '@meridia/content-client/query-string';
import { eventPath, EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventDetailWire, eventWire, type EventWire } from '@meridia/contract/events.wire';
import type { Locale } from '@meridia/domain/locales';
import { readAll, readDocument, readOptionalList } from '@/content/client/checked-content';
import { readToday } from '@/content/client/content-cache';
import { readTranslated } from '@/content/translated-document';
import { listLanguage, translateItems } from '@/content/translated-list';
import type { EventDetail } from './event-detail.model';
import { toEventCard, toEventDetail } from './event.mapper';
import type { EventCard } from './event.model';

const EVENT = 'api::event.event';
const TAGS = [EVENT, 'api::campus.campus'];

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

/** CALL-05: those that end today or later, or start today or later; soonest first. */
async function upcomingQuery({ campus }: EventFilter = {}) {
  const today = await readToday();
  return {
    fields: ['title', 'slug', 'type', 'dateStart', 'dateEnd', 'venue', 'url'],
    populate: { campus: { fields: ['title', 'slug'] } },
    filters: {
      $or: [{ dateEnd: { $gte: today, $notNull: true } }, { dateStart: { $gte: today } }],
      campus: { slug: { $eq: campus } },
    },
    sort: ['dateStart:asc', 'slug:asc'],
  };
}

/** Next events, of one campus if it is given; null when they cannot be read (STATE-04). */
export async function getUpcomingEvents(
  locale: Locale,
  limit: number,
  filter?: EventFilter,
): Promise<EventCard[] | null> {
  const query = { ...(await upcomingQuery(filter)), pagination: { limit } };
  const events = await readCards(listLanguage(locale), query);
  if (!events) return null;
  return translateItems(
    locale,
    events,
    async (slugs) => (await readCards(locale, { ...query, filters: { slug: { $in: slugs } } })) ?? [],
  );
}

/** All that is to come. */
export async function getEvents(locale: Locale): Promise<EventCard[]> {
  const query = await upcomingQuery();
  const readAllCards = async (language: Locale) =>
    toCards(await readAll(EVENTS_PATH, eventWire, { locale: language, tags: TAGS, query }));
  return translateItems(locale, await readAllCards(listLanguage(locale)), () => readAllCards(locale));
}

/** One that is over keeps its page. */
export async function getEvent(locale: Locale, slug: string): Promise<EventDetail | null> {
  const today = await readToday();
  return readTranslated(locale, async (language) => {
    const event = await readDocument(eventPath(slug), eventDetailWire, { locale: language, tags: TAGS });
    return event && toEventDetail(event, today);
  });
}
