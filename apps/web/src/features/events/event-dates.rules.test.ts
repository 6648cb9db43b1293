import { describe, expect, it } from 'vitest';
import { eventDates, monthTitle, shortDates } from './event-dates.rules';

const NBSP = '\u00a0';
const words = (locale: 'fr' | 'en') => ({ locale, text: (key: string) => key });

describe('eventDates', () => {
  it.each([
    ['fr', 'Samedi 28 novembre 2026', `14${NBSP}h${NBSP}– 19${NBSP}h`],
    ['en', 'Saturday 28 November 2026', `2${NBSP}pm${NBSP}– 7${NBSP}pm`],
  ] as const)('ROUTE-08 a day and its hours, in Paris time: %s', (locale, date, time) => {
    const dates = { startsAt: '2026-11-28T13:00:00.000Z', endsAt: '2026-11-28T18:00:00.000Z' };
    expect(eventDates(words(locale), dates)).toEqual([
      { label: 'agenda.date', value: date, day: '2026-11-28' },
      { label: 'agenda.time', value: time },
    ]);
  });

  it('ROUTE-08 several days: when it starts and when it ends', () => {
    const dates = { startsAt: '2026-12-07T08:30:00.000Z', endsAt: '2026-12-09T17:00:00.000Z' };
    expect(eventDates(words('fr'), dates)).toEqual([
      { label: 'agenda.starts', value: `Lundi 7 décembre 2026, 9${NBSP}h${NBSP}30`, day: '2026-12-07' },
      { label: 'agenda.ends', value: `Mercredi 9 décembre 2026, 18${NBSP}h`, day: '2026-12-09' },
    ]);
  });

  it('without an end, the hour it starts', () => {
    const dates = { startsAt: '2026-12-10T18:00:00.000Z', endsAt: null };
    expect(eventDates(words('fr'), dates).at(1)?.value).toBe(`19${NBSP}h`);
  });
});

describe('shortDates', () => {
  it.each([
    [
      'a day and its hours',
      '2026-11-28T18:00:00.000Z',
      ['Samedi 28 novembre 2026', `14${NBSP}h${NBSP}– 19${NBSP}h`],
    ],
    ['several days', '2026-11-30T18:00:00.000Z', ['Du 28 au 30 novembre 2026']],
    ['no end', null, ['Samedi 28 novembre 2026', `14${NBSP}h`]],
  ])('ROUTE-08 %s', (_case, endsAt, expected) => {
    expect(shortDates({ locale: 'fr' }, { startsAt: '2026-11-28T13:00:00.000Z', endsAt })).toEqual(expected);
  });
});

describe('monthTitle', () => {
  it.each([
    ['fr', 'Novembre 2026'],
    ['en', 'November 2026'],
  ] as const)('starts with a capital: %s', (locale, expected) => {
    expect(monthTitle({ locale }, '2026-11')).toBe(expected);
  });
});
