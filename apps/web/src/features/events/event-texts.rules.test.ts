import { EVENT_TYPES } from '@meridia/domain/events';
import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { describe, expect, it } from 'vitest';
import { createSiteContext } from '@/lib/site-context';
import { eventPlace, eventPlaceAndTime, eventType } from './event-texts.rules';

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
    expect([eventPlace(fr, campus), eventPlace(en, campus)]).toEqual([french, english]);
  });

  it('is online without a campus', () => {
    expect(eventPlace(fr, null)).toBe('En ligne');
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
    campus: { slug: 'lyon', title: 'Lyon' },
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
