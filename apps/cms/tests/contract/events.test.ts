import { describe, expect, it } from 'vitest';
import { eventPath, EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventDetailWire, eventWire } from '@meridia/contract/events.wire';
import { EVENTS_STORED_MAX } from '@meridia/domain/limits';
import { startOfParisDay } from '@meridia/domain/paris-time';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { misfitsIn } from '../support/misfits.ts';
import { sharedService } from '../support/shared-service.ts';
import { upcomingQuery } from '../support/upcoming-events.ts';

type Row = { slug: string; date_start: string };

/** The upcoming events of a school, soonest first, as the database has them. */
function upcomingRows(campus: string | null = null): Promise<Row[]> {
  const { database, today } = sharedService();
  const sql = `
    select e.slug, to_char(e.date_start, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date_start
    from events e
    where e.site = 'meridia' and e.locale = 'fr' and e.published_at is not null
      and (e.date_end >= $1 or e.date_start >= $1) and ($2::text is null or exists (
        select 1 from events_campuses_lnk l join campuses c on c.id = l.campus_id
        where l.event_id = e.id and c.slug = $2))
    order by e.date_start, e.slug`;
  return querySql<Row>(database, sql, [
    startOfParisDay(today).toISOString().replace('T', ' ').slice(0, 19),
    campus,
  ]);
}

function readUpcoming(extra: Parameters<typeof upcomingQuery>[1] = {}) {
  const query = upcomingQuery(sharedService().today, extra);
  return clientOf('meridia').getList(EVENTS_PATH, { locale: 'fr', query, schema: eventWire });
}

describe('CALL-05 GET /events', () => {
  it('CALL-05 the next events: fields, campuses, soonest first, limited', async () => {
    const events = await readUpcoming();
    const expected = (await upcomingRows()).slice(0, EVENTS_STORED_MAX);

    expect(events).toHaveLength(EVENTS_STORED_MAX);
    expect(events.map(({ dateStart }) => dateStart)).toEqual(expected.map(({ date_start }) => date_start));
    expect(events.some(({ campuses }) => campuses.length > 0)).toBe(true);
  });

  it('CALL-05 only the fields that are asked for', async () => {
    const { url, tokens } = sharedService();
    const [event] = await readUpcoming({ campus: 'lyon' });
    const query = new URLSearchParams({
      'fields[0]': 'title',
      'populate[campuses][fields][0]': 'slug',
      'filters[slug][$eq]': event?.slug ?? '',
      locale: 'fr',
    });
    const response = await fetch(`${url}/api/events?${query}`, {
      headers: { Authorization: `Bearer ${tokens.meridia}` },
    });
    const { data } = (await response.json()) as { data: { campuses: object[] }[] };

    expect(data).toHaveLength(1);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(['campuses', 'categories', 'documentId', 'title']);
    expect(Object.keys(data[0]?.campuses[0] ?? {}).sort()).toEqual(['documentId', 'slug']);
  });

  it('CALL-05 all of them, page by page, none twice and none lost', async () => {
    const { filters } = upcomingQuery(sharedService().today);
    const query = { filters, sort: ['dateStart:asc', 'slug:asc'] };
    const options = { locale: 'fr', pageSize: 7, query, schema: eventWire } as const;
    const events = await clientOf('meridia').getAll(EVENTS_PATH, options);

    expect(events.map(({ slug }) => slug)).toEqual((await upcomingRows()).map(({ slug }) => slug));
  });

  it('CALL-05, ENT-03 one at two campuses is found under both, once, with both', async () => {
    const slugs = ['clermont-ferrand', 'caen'];
    const events = await clientOf('meridia').getList(EVENTS_PATH, {
      locale: 'fr',
      schema: eventWire,
      query: { filters: { campuses: { slug: { $in: slugs } } }, pagination: { limit: 100 } },
    });
    const duplex = events.filter(({ campuses }) => campuses.length === 2);
    expect(duplex.map(({ campuses }) => campuses.map(({ slug }) => slug))).toEqual([slugs]);
    for (const campus of slugs) {
      const found = await readUpcoming({ campus, limit: 100 });
      expect(found.map(({ slug }) => slug)).toContain(duplex[0]?.slug);
    }
  });

  it('CALL-05 the campus variant filters on the slug of the campus', async () => {
    const events = await readUpcoming({ campus: 'lyon', limit: 100 });
    const expected = await upcomingRows('lyon');

    expect(events.length).toBeGreaterThan(0);
    expect(events.map(({ slug }) => slug).sort()).toEqual(expected.map(({ slug }) => slug).sort());
    expect(events.every(({ campuses }) => campuses.some(({ slug }) => slug === 'lyon'))).toBe(true);
  });
});

describe('ENT-03 event', () => {
  it('ENT-03 title, slug, description, url, dateStart, dateEnd and the title and slug of its campuses', async () => {
    const [first] = await readUpcoming({ campus: 'lyon' });
    const event = await clientOf('meridia').getDocument(eventPath(first?.slug ?? ''), {
      locale: 'fr',
      schema: eventDetailWire,
    });

    // The list was not asked for all of it.
    const told = Object.fromEntries(Object.entries(first ?? {}).filter(([, value]) => value !== null));
    expect(event).toMatchObject({ ...told, campuses: [{ title: 'Lyon', slug: 'lyon' }] });
    expect(event?.url).toMatch(/^https:\/\/inscription\.meridia\.example\//);
    expect(Date.parse(event?.dateEnd ?? '')).toBeGreaterThan(Date.parse(event?.dateStart ?? ''));
    expect(event?.description.length).toBeGreaterThan(0);
    expect(misfitsIn(event)).toEqual([]);
  });

  it('ENT-03 an unknown event is null, not an error', async () => {
    const options = { locale: 'fr', schema: eventDetailWire } as const;
    expect(await clientOf('meridia').getDocument(eventPath('no-such-event'), options)).toBeNull();
  });
});
