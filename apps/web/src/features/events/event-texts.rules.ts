import type { EventType } from '@meridia/domain/events';
import type { Tint } from '@meridia/domain/domains.data';
import { slugLabelKey } from '@meridia/labels/label.rules';
import type { EventCard } from '@/content/events/event.model';
import { dateRange, timeRange } from '@/lib/dates';
import type { SiteContext } from '@/lib/site-context';
import { isOneDay } from './event-dates.rules';

type Words = Pick<SiteContext, 'locale' | 'text'>;

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
export function eventType({ text }: Words, type: EventType): { label: string; tint: Tint } {
  return { label: text(slugLabelKey('agenda.filter', type)), tint: TYPE_TINTS[type] };
}

/** « Campus d’Angers », « Campus de Lyon »; without a campus, « En ligne ». */
export function eventPlace({ text }: Words, campus: EventCard['campus']): string {
  if (!campus) return text('agenda.online');
  const isVowel = /^[AEIOUY]/i.test(campus.title.normalize('NFD'));
  return text(isVowel ? 'campus.headingVowel' : 'campus.heading', { city: campus.title });
}

/** « Parc des expositions de Rennes »; without a place of its own, the campus or « En ligne ». */
export function eventLocation(words: Words, { venue, campus }: Pick<EventCard, 'venue' | 'campus'>): string {
  return venue ?? eventPlace(words, campus);
}

/** « Campus de Lyon, 14 h – 19 h »; over several days, « Campus de Lyon, du 3 au 5 décembre 2026 ». */
export function eventPlaceAndTime(words: Words, event: EventCard): string {
  const { startsAt, endsAt } = event;
  const when = isOneDay(event)
    ? timeRange(words.locale, startsAt, endsAt)
    : dateRange(words.locale, startsAt, endsAt);
  return `${eventLocation(words, event)}, ${when}`;
}
