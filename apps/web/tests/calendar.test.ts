import { setTimeout as sleep } from 'node:timers/promises';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteOf } from '@meridia/tools/services/service-accounts';
import { sharedEditor } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const EVENT = 'api::event.event';
const TYPE = 'text/calendar; charset=utf-8';
const PROGRAMME = 'bachelor-relations-internationales';
/** What the seed knows of it: it is to come, and no other test changes it. */
const SLUG = 'conference-memoire-et-reconciliation-nancy';

let site: WebNode;
let boreal: WebNode;

beforeAll(async () => {
  const settings = siteOf('boreal');
  [site, boreal] = await Promise.all([
    startWebNode({ name: 'calendar', settings: { ENABLED_LOCALES: 'fr,en' } }),
    startWebNode({ name: 'calendar-boreal', settings }),
  ]);
});
afterAll(() => Promise.all([site.stop(), boreal.stop()]));

/** Read by another library than the one that writes. */
function read(file: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

async function calendarAt(path: string, node = site): Promise<ICAL.Event[]> {
  const { status, headers, html } = await node.ask(path);
  expect([path, status, headers['content-type']]).toEqual([path, 200, TYPE]);
  return read(html);
}

const valueOf = (event: ICAL.Event | undefined, name: string) =>
  event?.component.getFirstPropertyValue(name)?.toString();

describe('the calendars of the agenda', () => {
  it('CAL-01 hold every event once, at its address, in universal time', async () => {
    const events = await calendarAt('/agenda.ics');

    expect(events.length).toBeGreaterThan(40);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const event of events) {
      expect(event.startDate.zone.tzid).toBe('UTC');
      expect(valueOf(event, 'url')).toMatch(/^https:\/\/[^/]+\/agenda\/[a-z0-9-]+$/);
    }
  });

  it('by campus, by kind and by both', async () => {
    const [all, lyon, tests, both] = await Promise.all([
      calendarAt('/agenda.ics'),
      calendarAt('/agenda.ics?campus=lyon'),
      calendarAt('/agenda.ics?type=admission-test'),
      calendarAt('/agenda.ics?campus=lyon&type=admission-test'),
    ]);
    const uids = (events: ICAL.Event[]) => events.map(({ uid }) => uid);

    expect(lyon.length).toBeGreaterThan(0);
    expect(tests.every((event) => valueOf(event, 'categories') === 'Épreuves d’admission')).toBe(true);
    expect(uids(both)).toEqual(uids(tests).filter((uid) => uids(lyon).includes(uid)));
    expect(uids(all)).toEqual(expect.arrayContaining([...uids(lyon), ...uids(tests)]));
  });

  it('CAL-01 by programme: when to apply, when it starts, and what leads there', async () => {
    const everywhere = await calendarAt(`/calendrier.ics?programme=${PROGRAMME}`);
    const lyon = await calendarAt(`/calendrier.ics?programme=${PROGRAMME}&campus=lyon`);
    const kinds = (events: ICAL.Event[]) => new Set(events.map((event) => valueOf(event, 'categories')));

    expect(kinds(lyon)).toEqual(
      new Set(['Date limite de candidature', 'Rentrée', 'Portes ouvertes', 'Épreuves d’admission']),
    );
    expect(everywhere.length).toBeGreaterThan(lyon.length);
    expect(lyon.filter(({ startDate }) => startDate.isDate).length).toBeGreaterThan(2);
  });

  it('in English, with the same identities', async () => {
    const [french, english] = await Promise.all([calendarAt('/agenda.ics'), calendarAt('/en/agenda.ics')]);

    expect(english.map(({ uid }) => uid)).toEqual(french.map(({ uid }) => uid));
    expect(valueOf(english[0], 'url')).toContain('/en/agenda/');
  });

  it('are not sent again to who has them, and have a head without a body', async () => {
    const { headers, html } = await site.ask('/agenda.ics');
    const again = await site.ask('/agenda.ics', { headers: { 'If-None-Match': headers.etag ?? '' } });
    const head = await site.ask('/agenda.ics', { method: 'HEAD' });

    expect([again.status, again.html]).toEqual([304, '']);
    expect([head.status, head.html, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(html)),
    ]);
  });

  it.each([
    '/agenda/inconnu.ics',
    '/campus/lyon.ics',
    '/programme.ics',
    '/.ics',
    '/agenda.ics?page=0',
    '/agenda.ics?page=2',
    '/calendrier.ics',
    '/calendrier.ics?programme=inconnu',
    '/calendrier.ics?programme=%0d%0aX:1',
  ])('%s is none: a true 404', async (path) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('an event that changes', () => {
  const editor = sharedEditor();
  const ADDRESS = `/agenda/${SLUG}.ics`;
  const now = async () => (await calendarAt(ADDRESS))[0];
  const isHigher = (later: ICAL.Event | undefined, earlier: ICAL.Event | undefined) =>
    (later?.sequence ?? 0) > (earlier?.sequence ?? 0);

  it('CAL-02 is the same one: a draft shows nothing, a move and a cancellation show at once', async () => {
    const { documentId, dateStart, dateEnd } = await editor.find(EVENT, { slug: SLUG });
    const planned = await now();
    const moved = new Date(Date.parse(String(dateStart)) + 86_400_000).toISOString();

    await editor.update(EVENT, documentId, { state: 'moved', dateStart: moved, dateEnd: null });
    expect(await now()).toEqual(planned);

    await editor.publish(EVENT, documentId);
    await expect.poll(async () => isHigher(await now(), planned), { timeout: 60_000 }).toBe(true);
    const later = await now();
    expect(later?.uid).toBe(planned?.uid);
    expect(later?.startDate.toJSDate().toISOString()).toBe(moved);
    expect(valueOf(later, 'status')).toBe('CONFIRMED');

    // Its number counts seconds: nobody changes an event twice in one.
    await sleep(1000);
    await editor.update(EVENT, documentId, { state: 'cancelled' });
    await editor.publish(EVENT, documentId);
    await expect.poll(async () => valueOf(await now(), 'status'), { timeout: 60_000 }).toBe('CANCELLED');
    const cancelled = await now();
    expect(cancelled?.uid).toBe(planned?.uid);
    expect(isHigher(cancelled, later)).toBe(true);
    expect(cancelled?.summary).toMatch(/^Annulé/);
    // Whoever follows the whole agenda learns it too: each calendar is made again on its own, the last good one stands until then.
    const inAgenda = async () => (await calendarAt('/agenda.ics')).find(({ uid }) => uid === planned?.uid);
    await expect.poll(async () => valueOf(await inAgenda(), 'status'), { timeout: 60_000 }).toBe('CANCELLED');

    await editor.update(EVENT, documentId, { state: 'scheduled', dateStart, dateEnd });
    await editor.publish(EVENT, documentId);
  }, 600_000);
});

describe('the fence', () => {
  it('a calendar of one school holds nothing of the other', async () => {
    const [theirs, ours] = await Promise.all([boreal.ask('/agenda.ics'), site.ask('/agenda.ics')]);
    const uidsOf = (file: string) => read(file).map(({ uid }) => uid);
    const titles = read(ours.html).map(({ summary }) => summary);

    expect(uidsOf(theirs.html).length).toBeGreaterThan(0);
    expect(uidsOf(theirs.html).filter((uid) => uidsOf(ours.html).includes(uid))).toEqual([]);
    expect(theirs.html.replace(/\r\n /g, '')).not.toMatch(/meridia/i);
    expect(titles.filter((title) => theirs.html.includes(title))).toEqual([]);
    expect((await boreal.ask(`/agenda/${SLUG}.ics`)).status).toBe(404);
  });
});
