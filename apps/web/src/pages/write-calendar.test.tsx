import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson } from '@meridia/content-client/content-service.fixture';
import { aCampus } from '@meridia/contract/campuses.fixture';
import { aCourse } from '@meridia/contract/courses.fixture';
import { anEvent } from '@meridia/contract/events.fixture';
import { aWebsite } from '@meridia/contract/website-settings.fixture';
import { useContentService } from '@/content/client/site-content.fixture';
import { answerAddress } from './answer-address';
import { writeCalendarOf } from './write-calendar';

// The server has them before its first page; none of them matters here.
vi.mock('@engine/island', () => ({ Island: () => null }));

const { answer } = useContentService();

const PARIS = { documentId: 'campus-paris', slug: 'paris', title: 'Paris' };
const OPEN_DAY = anEvent({
  slug: 'jpo',
  title: 'Portes ouvertes',
  type: 'open-door',
  dateStart: '2999-11-20T09:00:00.000Z',
  dateEnd: null,
});
const CANCELLED = anEvent({
  slug: 'debat',
  title: 'Le débat',
  dateStart: '2999-12-01T09:00:00.000Z',
  dateEnd: null,
  state: 'cancelled',
});
const TEST = anEvent({
  slug: 'test',
  title: 'Tests',
  type: 'admission-test',
  categories: [{ id: 1, category: 'mastere' }],
  dateStart: '2999-12-02T09:00:00.000Z',
  dateEnd: null,
});
const COURSE = aCourse({
  category: 'mastere',
  campuses: [PARIS],
  deadlines: [{ id: 1, date: '2999-03-31' }],
  intakeDates: [{ id: 1, date: '2999-09-06' }],
});

const DOCUMENTS: Record<string, unknown> = {
  '/users/me': aWebsite({ siteUrl: 'https://www.meridia.example' }),
  '/events/jpo': { data: OPEN_DAY },
  [`/courses/${COURSE.slug}`]: { data: COURSE },
};
const LISTS: Record<string, unknown[]> = {
  '/events': [OPEN_DAY, CANCELLED, TEST],
  '/courses': [COURSE],
  '/campuses': [aCampus({ slug: 'paris', title: 'Paris' })],
};

function serve(status = 200): void {
  answer(({ path }, response) => {
    const data = LISTS[path] ?? [];
    const list = { data, meta: { pagination: { start: 0, limit: 100, total: data.length } } };
    const isDocument = /^\/[^/]+\/./.test(path);
    const body = DOCUMENTS[path] ?? (isDocument ? {} : list);
    sendJson(response, status !== 200 ? status : isDocument && !DOCUMENTS[path] ? 404 : 200, body);
  });
}

beforeEach(() => serve());

/** SCHOOL-03: a hash of the id, and not the id. */
const publicIdOf = (documentId: string) => createHash('sha256').update(documentId).digest('hex').slice(0, 32);
const uidOf = (documentId: string) => `event-${publicIdOf(documentId)}@meridia`;

async function entriesAt(address: string): Promise<Map<string, ICAL.Event>> {
  const file = await writeCalendarOf(address);
  const calendar = new ICAL.Component(ICAL.parse(file?.body ?? ''));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return new Map(events.map((event) => [event.uid, event]));
}

describe('CAL-01 the calendar of an address', () => {
  it('is that of the agenda, the cancelled events included', async () => {
    const entries = await entriesAt('/agenda.ics');
    const debate = entries.get(uidOf('event-debat'));

    expect([...entries.keys()]).toEqual([uidOf('event-jpo'), uidOf('event-debat'), uidOf('event-test')]);
    expect(debate?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(debate?.summary).toBe('Annulé\u00a0: Le débat');
    expect(debate?.description).not.toContain('inscription');
  });

  it('follows the filters of the page', async () => {
    expect([...(await entriesAt('/agenda.ics?type=open-door')).keys()]).toEqual([uidOf('event-jpo')]);
  });

  it('is one event, with its place, its address and where to sign up', async () => {
    const [event] = (await entriesAt('/agenda/jpo.ics')).values();

    expect(event?.location).toBe('Campus de Paris, 18, rue des Ambassades-Nouvelles, 75017 Paris');
    expect(event?.description).toBe(
      'Portes ouvertes\nInscription\u00a0: https://inscription.meridia.example/conference\nhttps://www.meridia.example/agenda/jpo',
    );
  });

  it('ENT-03 at two campuses has the address of each', async () => {
    const lyon = { documentId: 'c2', title: 'Lyon', slug: 'lyon', city: 'Lyon', postalCode: '69007' };
    const address = { address: '45, cours du Méridien', country: 'France' };
    DOCUMENTS['/events/duplex'] = {
      data: anEvent({ slug: 'duplex', campuses: [...anEvent().campuses, { ...lyon, ...address }] }),
    };
    const [event] = (await entriesAt('/agenda/duplex.ics')).values();

    expect(event?.location).toBe(
      'Campus de Paris, 18, rue des Ambassades-Nouvelles, 75017 Paris ; Campus de Lyon, 45, cours du Méridien, 69007 Lyon',
    );
  });

  it('is that of a programme: its deadlines, its intakes, and what leads there', async () => {
    const entries = await entriesAt(`/calendrier.ics?programme=${COURSE.slug}&campus=paris`);

    expect([...entries.keys()]).toEqual([
      `deadline-1-${publicIdOf(COURSE.documentId)}@meridia`,
      `intake-1-${publicIdOf(COURSE.documentId)}@meridia`,
      uidOf('event-jpo'),
      uidOf('event-test'),
    ]);
    expect([...entries.values()][0]?.startDate.toString()).toBe('2999-03-31');
  });

  it.each([
    '/campus/paris.ics',
    '/agenda/inconnu.ics',
    '/calendrier.ics',
    '/calendrier.ics?programme=inconnu',
    '/agenda.ics?page=2',
  ])('there is none at %s', async (address) => {
    expect(await writeCalendarOf(address)).toBeNull();
  });

  it('is not written when the content cannot be read: programs keep what they have', async () => {
    serve(503);
    await expect(writeCalendarOf('/agenda.ics')).rejects.toThrow('503');
  });
});

describe('CAL-03 « Votre calendrier »', () => {
  const htmlAt = async (address: string) => renderToStaticMarkup((await answerAddress(address))?.body);

  it('says what comes next for a programme and a campus, and how to keep it', async () => {
    const html = await htmlAt(`/calendrier?programme=${COURSE.slug}&campus=paris`);

    expect(html).toMatch(/Date limite de candidature<.*Rentrée<.*Portes ouvertes<.*Tests</s);
    expect(html).toContain(`href="/calendrier.ics?programme=${COURSE.slug}&amp;campus=paris"`);
    expect(html).toContain(
      `href="webcal://www.meridia.example/calendrier.ics?programme=${COURSE.slug}&amp;campus=paris"`,
    );
    expect(html).toContain('href="/agenda/jpo.ics"');
  });

  it('asks for a choice where none is made, or none that exists', async () => {
    const [none, unknown] = await Promise.all([
      htmlAt('/calendrier'),
      htmlAt('/calendrier?programme=inconnu'),
    ]);

    expect(none).toContain('href="/agenda.ics?type=open-door"');
    expect(none).not.toContain('Prochaines dates');
    expect(unknown).not.toContain('Prochaines dates');
  });
});

describe('CAL-04 a visit', () => {
  const htmlAt = async (place: string) =>
    renderToStaticMarkup((await answerAddress(`/visite?lieu=${encodeURIComponent(place)}`))?.body);

  it('is the nearest open day, with its distance and the source of the places', async () => {
    const html = await htmlAt('78000');

    expect(html).toMatch(/Versailles \(78000\).*Portes ouvertes.*À \d+\u00a0km à vol d’oiseau.*GeoNames/s);
  });

  it('asks which of the towns of one name', async () => {
    expect(await htmlAt('saint denis')).toMatch(/Laquelle.*href="\/visite\?lieu=93200"/s);
  });

  it('says that a place is nowhere, without repeating it as it was typed', async () => {
    const html = await htmlAt('<b>atlantide');

    expect(html).toContain('n’est pas dans notre liste');
    expect(html).toContain('value="b atlantide"');
    expect(html).not.toContain('<b>');
  });
});
