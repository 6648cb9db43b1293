import { EVENT_TYPES } from '@meridia/domain/events';
import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { describe, expect, it } from 'vitest';
import { createSiteContext } from '@/lib/site-context';
import { campusPlace, eventCity, eventLocation, eventPlaceAndTime, eventType } from './event-texts.rules';

const logger = { info: () => undefined };
const siteIn = (locale: Locale) => createSiteContext({ locale, labels: { dictionaries: LABELS, logger } });
const [fr, en] = [siteIn('fr'), siteIn('en')];
const shown = (text: string) => text.replaceAll('\u00a0', ' ');

describe('where an event takes place', () => {
  it.each([
    ['Lyon', 'Campus de Lyon', 'Lyon campus'],
    ['Angers', 'Campus d’Angers', 'Angers campus'],
    ['Évry', 'Campus d’Évry', 'Évry campus'],
  ])('%s', (title, french, english) => {
    const campus = { slug: 'x', title };
    const at = { venue: null, campuses: [campus] };
    expect([campusPlace(fr, campus), eventLocation(fr, at)]).toEqual([french, french]);
    expect([eventLocation(en, at), eventCity(en, at)]).toEqual([english, title]);
  });

  it('is online without a campus', () => {
    expect(eventLocation(fr, { venue: null, campuses: [] })).toBe('En ligne');
  });

  it('ENT-03 at several campuses names them, and counts many', () => {
    const titles = ['Lyon', 'Paris', 'Nice', 'Angers', 'Évry'];
    const campuses = titles.map((title) => ({ slug: title, title }));
    const at = (count: number) => ({ venue: null, campuses: campuses.slice(0, count) });
    expect([eventLocation(fr, at(2)), eventLocation(en, at(2))]).toEqual(['Lyon, Paris', 'Lyon, Paris']);
    expect(eventLocation(fr, at(4))).toBe('Lyon, Paris, Nice, Angers');
    expect([eventLocation(fr, at(5)), eventLocation(en, at(5))].map(shown)).toEqual([
      '5 campus',
      '5 campuses',
    ]);
    expect(eventLocation(fr, { ...at(2), venue: 'Halle' })).toBe('Halle');
  });
});

describe('where and when', () => {
  const event = {
    slug: 'jpo',
    title: 'Portes ouvertes',
    type: 'open-door',
    startsAt: '2026-11-28T13:00:00.000Z',
    state: 'scheduled',
    isRunning: false,
    signUpHref: null,
    venue: null,
    campuses: [{ slug: 'lyon', title: 'Lyon' }],
  } as const;

  it.each([
    ['in an afternoon', '2026-11-28T18:00:00.000Z', 'Campus de Lyon, 14 h – 19 h'],
    ['without an end', null, 'Campus de Lyon, 14 h'],
    ['over several days', '2026-11-30T18:00:00.000Z', 'Campus de Lyon, du 28 au 30 novembre 2026'],
  ])('%s', (_case, endsAt, expected) => {
    expect(shown(eventPlaceAndTime(fr, { ...event, endsAt }))).toBe(expected);
  });
});

it('each type has its word', () => {
  expect(EVENT_TYPES.map((type) => eventType(fr, type).label)).toEqual([
    'Portes ouvertes',
    'Épreuves d’admission',
    'Conférence',
    'Salon',
    'Vis ma vie',
    'Job dating',
  ]);
});
