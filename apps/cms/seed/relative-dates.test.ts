import { readFileSync } from 'node:fs';
import { addDays } from '@meridia/domain/calendar-days';
import { expect, it } from 'vitest';
import { offerDays, type JobOfferFile } from './mappers/events';
import { monthAfter, notAfter } from './relative-dates';

it('V-04 news is never of a day to come', () => {
  expect(notAfter('2026-11-12', '2026-11-15')).toBe('2026-11-12');
  expect(notAfter('2026-11-12', '2026-11-11')).toBe('2025-11-12');
  expect(notAfter('2026-11-12', '2024-01-01')).toBe('2023-11-12');
});

it('counts months over the end of a year, from any day', () => {
  expect(monthAfter('2026-11-30', 2)).toBe('2027-01');
  expect(monthAfter('2027-01-31', 1)).toBe('2027-02');
  expect(monthAfter('2027-01-31', -1)).toBe('2026-12');
});

it.each(['meridia', 'boreal'])(
  'V-05 no offer of %s closes after it starts, whatever SEED_TODAY is',
  (school) => {
    const file = new URL(`content/${school}/editorial/jobs.json`, import.meta.url);
    const offers = JSON.parse(readFileSync(file, 'utf8')) as JobOfferFile[];
    const days = Array.from({ length: 400 }, (_, rank) => addDays('2026-11-15', rank));
    const late = days
      .flatMap((today) => offers.map((offer) => ({ slug: offer.slug, today, ...offerDays(offer, today) })))
      .filter(
        ({ startMonth, publishedOn, expiresOn }) =>
          publishedOn > expiresOn || expiresOn >= `${startMonth}-01`,
      );
    expect(late).toEqual([]);
  },
);
