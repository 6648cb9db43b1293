import { expect, it } from 'vitest';
import { anEvent } from '@meridia/contract/events.fixture';
import type { EventCard } from '@/content/events/event.model';
import { nearestOpenDays } from './nearest.rules';

const at = (slug: string, latitude: number, longitude: number) => ({
  slug,
  coordinates: { latitude, longitude },
});
const CAMPUSES = [
  at('lyon', 45.76, 4.84),
  at('paris', 48.86, 2.35),
  { slug: 'nulle-part', coordinates: null },
];
const GRENOBLE = { latitude: 45.19, longitude: 5.72 };

function openDay(slug: string, campus: string | null, fields: Partial<EventCard> = {}): EventCard {
  const { title, url, venue } = anEvent();
  return {
    slug,
    title,
    type: 'open-door',
    state: 'scheduled',
    startsAt: '2026-12-05T13:00:00.000Z',
    endsAt: null,
    isRunning: false,
    signUpHref: url,
    venue,
    campuses: campus === null ? [] : [{ slug: campus, title: campus }],
    ...fields,
  };
}
const slugsOf = (events: EventCard[], limit = 3) =>
  nearestOpenDays(events, CAMPUSES, GRENOBLE, limit).map(({ event }) => event.slug);

it('CAL-04 the nearest is first, and the soonest of one campus', () => {
  const events = [openDay('paris', 'paris'), openDay('lyon-1', 'lyon'), openDay('lyon-2', 'lyon')];
  expect(slugsOf(events)).toEqual(['lyon-1', 'lyon-2', 'paris']);
  expect(slugsOf(events, 1)).toEqual(['lyon-1']);
});

it('CAL-04 at two campuses, the nearer one counts', () => {
  const both = openDay('both', null, {
    campuses: ['paris', 'lyon'].map((slug) => ({ slug, title: slug })),
  });
  expect(nearestOpenDays([both], CAMPUSES, GRENOBLE, 2)).toEqual([{ event: both, km: 93 }]);
});

it('what is online, cancelled, at no known place or of another kind is not near', () => {
  const events = [
    openDay('online', null),
    openDay('cancelled', 'lyon', { state: 'cancelled' }),
    openDay('nowhere', 'nulle-part'),
    openDay('conference', 'lyon', { type: 'conference' }),
  ];
  expect(slugsOf(events)).toEqual([]);
});

it('the distance is in whole kilometres', () => {
  expect(nearestOpenDays([openDay('lyon', 'lyon')], CAMPUSES, GRENOBLE, 1)[0]?.km).toBe(93);
});
