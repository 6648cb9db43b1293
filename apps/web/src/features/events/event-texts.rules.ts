import type { EventType } from '@meridia/domain/events';
import type { Tint } from '@meridia/domain/domains.data';
import { slugLabelKey } from '@meridia/labels/label.rules';
import type { EventCard } from '@/content/events/event.model';
import type { Reference } from '@/content/reference.model';
import { dateRange, timeRange } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { isOneDay } from './event-dates.rules';

type Words = Pick<SiteContext, 'locale' | 'text' | 'count'>;
type Place = Pick<EventCard, 'venue' | 'campuses'>;

/** Ours: more names than these would be the longest line of a card. */
const NAMED_CAMPUSES = 4;

/** Ours: spec is silent. The text of the tag says the type; the colour helps to scan a list. */
const TYPE_TINTS: Record<EventType, Tint> = {
  'open-door': 'paille',
  'admission-test': 'rose',
  conference: 'mer',
  convention: 'rose',
  'live-my-life': 'mer',
  'job-dating': 'tilleul',
};

/** « Portes ouvertes », in its tint. */
export function eventType({ text }: Pick<Words, 'text'>, type: EventType): { label: string; tint: Tint } {
  return { label: text(slugLabelKey('agenda.filter', type)), tint: TYPE_TINTS[type] };
}

/** « Campus d’Angers », « Campus de Lyon » */
export function campusPlace({ text }: Pick<Words, 'text'>, { title }: Reference): string {
  const isVowel = /^[AEIOUY]/i.test(title.normalize('NFD'));
  return text(isVowel ? 'campus.headingVowel' : 'campus.heading', { city: title });
}

/** « Lyon, Paris », or « 26 campus »; without a campus, « En ligne ». */
function campusNames({ text, count }: Words, campuses: EventCard['campuses']): string {
  if (campuses.length === 0) return text('agenda.online');
  if (campuses.length > NAMED_CAMPUSES) return count('course.campusCount', campuses.length);
  return campuses.map(({ title }) => title).join(', ');
}

/** « Parc des expositions de Rennes », « Lyon, Paris »: in few words. */
export function eventCity(words: Words, { venue, campuses }: Place): string {
  return venue ?? campusNames(words, campuses);
}

/** « Parc des expositions de Rennes »; without a place of its own, « Campus de Lyon », « Lyon, Paris » or « En ligne ». */
export function eventLocation(words: Words, { venue, campuses }: Place): string {
  const [first, ...others] = campuses;
  const isOne = venue === null && first !== undefined && others.length === 0;
  return isOne ? campusPlace(words, first) : eventCity(words, { venue, campuses });
}

/** « Campus de Lyon, 14 h – 19 h »; over several days, « Campus de Lyon, du 3 au 5 décembre 2026 ». */
export function eventPlaceAndTime(words: Words, event: EventCard): string {
  const { startsAt, endsAt } = event;
  const when = isOneDay(event)
    ? timeRange(words.locale, startsAt, endsAt)
    : dateRange(words.locale, startsAt, endsAt);
  return `${eventLocation(words, event)}, ${when}`;
}
