import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventWire } from '@meridia/contract/events.wire';
import { parisInstant } from '@meridia/domain/paris-time';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { upcomingQuery } from '../support/upcoming-events.ts';

/** Instants in UTC, written out: Paris is at +2 until 2026-10-25 03:00, then at +1, and at +2 again from 2027-03-28 02:00. */
const AROUND_CLOCK_CHANGES: [slug: string, dateStart: string, dateEnd: string | null][] = [
  ['ends-2026-10-24-2359', '2026-10-24T16:00Z', '2026-10-24T21:59Z'],
  ['ends-2026-10-25-0030', '2026-10-24T16:00Z', '2026-10-24T22:30Z'],
  ['ends-2026-10-25-2359', '2026-10-25T16:00Z', '2026-10-25T22:59Z'],
  ['ends-2026-10-26-0030', '2026-10-25T16:00Z', '2026-10-25T23:30Z'],
  ['ends-2027-03-27-2359', '2027-03-27T16:00Z', '2027-03-27T22:59Z'],
  ['ends-2027-03-28-0030', '2027-03-27T16:00Z', '2027-03-27T23:30Z'],
  ['ends-2027-03-28-2359', '2027-03-28T16:00Z', '2027-03-28T21:59Z'],
  ['ends-2027-03-29-0030', '2027-03-28T16:00Z', '2027-03-28T22:30Z'],
  ['starts-2027-03-28-2359-no-end', '2027-03-28T21:59Z', null],
  ['starts-2027-03-29-0000-no-end', '2027-03-28T22:00Z', null],
];

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function aroundToday(today: string): typeof AROUND_CLOCK_CHANGES {
  const yesterday = dayBefore(today);
  const start = parisInstant(yesterday, '18:00').toISOString();
  return [
    ['ends-yesterday-2359', start, parisInstant(yesterday, '23:59').toISOString()],
    ['ends-today-0030', start, parisInstant(today, '00:30').toISOString()],
    ['started-yesterday-no-end', start, null],
  ];
}

async function insertEvents(database: string, today: string): Promise<void> {
  for (const [slug, dateStart, dateEnd] of [...AROUND_CLOCK_CHANGES, ...aroundToday(today)]) {
    await querySql(
      database,
      `insert into events (document_id, site, title, slug, type, date_start, date_end, locale, published_at)
       values ('contract-' || $1, 'meridia', $1, $1, 'conference', $2::timestamptz at time zone 'UTC',
         $3::timestamptz at time zone 'UTC', 'fr', now())`,
      [slug, dateStart, dateEnd],
    );
  }
}

let service: OwnService;

beforeAll(async () => {
  service = await startOwnService('events', { prepare: insertEvents });
});
afterAll(() => service.stop());

/** Which of these are still to come on that day. */
async function upcomingAmong(slugs: string[], day: string): Promise<string[]> {
  const query = upcomingQuery(day, { slugs, limit: 100 });
  const client = clientOf('meridia', service.url);
  const events = await client.getList(EVENTS_PATH, { locale: 'fr', query, schema: eventWire });
  return events.map(({ slug }) => slug).sort();
}

describe('CALL-05 « today » is a day in Paris', () => {
  it('CALL-05 ending today at 00:30 is upcoming, ended yesterday at 23:59 is not', async () => {
    const slugs = ['ends-today-0030', 'ends-yesterday-2359', 'started-yesterday-no-end'];
    expect(await upcomingAmong(slugs, service.today)).toEqual(['ends-today-0030']);
  });

  it.each([
    ['the day clocks go back', '2026-10-25', 'ends-2026-10-25-0030', 'ends-2026-10-24-2359'],
    ['the day after', '2026-10-26', 'ends-2026-10-26-0030', 'ends-2026-10-25-2359'],
    ['the day clocks go forward', '2027-03-28', 'ends-2027-03-28-0030', 'ends-2027-03-27-2359'],
    ['the day after that', '2027-03-29', 'ends-2027-03-29-0030', 'ends-2027-03-28-2359'],
    ['without an end', '2027-03-29', 'starts-2027-03-29-0000-no-end', 'starts-2027-03-28-2359-no-end'],
  ])('CALL-05 %s', async (_what, day, upcoming, past) => {
    expect(await upcomingAmong([upcoming, past], day)).toEqual([upcoming]);
    expect(await upcomingAmong([upcoming, past], dayBefore(day))).toEqual([past, upcoming].sort());
  });
});
