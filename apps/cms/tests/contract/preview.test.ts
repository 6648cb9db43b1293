import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readPreviewLink } from '@meridia/contract/preview-link';
import { ACCOUNTS, EDITORS, PREVIEW_SECRET } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { call } from '../support/http-call.ts';
import { logIn } from '../support/log-in.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const EVENT = 'api::event.event';
const SITE = 'http://site.example';
const QUARTER_MS = 15 * 60_000;
const WEEK_MS = 7 * 24 * 3_600_000;

type Row = { document_id: string; slug: string; title: string; campus: string };
const linkWire = z.object({ id: z.uuid(), endsAt: z.iso.datetime(), address: z.url() });
const onSite = z.object({
  canShare: z.boolean(),
  publicAddress: z.string().nullable(),
  link: linkWire.nullable(),
});

let service: OwnService;
let meridia: EditorSession;
let boreal: EditorSession;
let preview: string;
let event: Row;
let other: Row;

/** Published events of Meridia with a campus. */
const readEvents = () =>
  querySql<Row>(
    service.database,
    `select events.document_id, events.slug, events.title, campuses.document_id as campus
     from events join events_campuses_lnk as link on link.event_id = events.id
     join campuses on campuses.id = link.campus_id
     where events.site = 'meridia' and events.locale = 'fr' and events.published_at is not null
     order by events.slug limit 2`,
  );

beforeAll(async () => {
  service = await startOwnService('preview', {
    extra: { SITE_ADDRESSES: JSON.stringify({ meridia: SITE, boreal: 'http://boreal.example' }) },
  });
  meridia = await logInEditor(service.url, EDITORS.meridia);
  boreal = await logInEditor(service.url, EDITORS.boreal);
  preview = await logIn(service.url, ACCOUNTS.preview);
  const [first, second] = await readEvents();
  if (!first || !second) throw new Error('Meridia has no two events');
  [event, other] = [first, second];
});
afterAll(() => service.stop());

const linksOf = ({ document_id: id }: Row, uid = EVENT) => `/preview-links/${uid}/${id}`;

async function readOnSite(row: Row, locale = 'fr') {
  return onSite.parse((await meridia.ask('GET', `${linksOf(row)}?locale=${locale}`)).json);
}

async function share(row: Row, locale = 'fr') {
  return linkWire.parse((await meridia.ask('POST', linksOf(row), { locale })).json);
}

function linkIn(address: string) {
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`${SITE}/apercu`);
  return readPreviewLink(searchParams.get('lien') ?? '', PREVIEW_SECRET, Date.now());
}

type Asked = { row?: Row; locale?: string; status?: string; shared?: string; token?: string };

/** What the site asks for a link. */
function readVersion({ row = event, locale = 'fr', status = 'draft', shared, token = preview }: Asked = {}) {
  const query = new URLSearchParams({ uid: EVENT, documentId: row.document_id, locale, status });
  if (shared) query.set('shared', shared);
  return call(service.url, `/api/previews?${query.toString()}`, { token });
}

describe('PREVIEW-01 the frame of the panel', () => {
  const ask = (editor: EditorSession, uid: string, query: string) =>
    editor.ask('GET', `/content-manager/preview/url/${uid}?${query}`);
  const frame = z.object({ data: z.object({ url: z.url() }) });

  it.each([
    ['draft', 'draft'],
    ['modified', 'draft'],
    ['published', 'published'],
  ])(
    'PREVIEW-01 of a document that is %s shows its %s version, for a quarter of an hour',
    async (asked, status) => {
      const answer = await ask(meridia, EVENT, `documentId=${event.document_id}&locale=fr&status=${asked}`);
      const link = linkIn(frame.parse(answer.json).data.url);

      expect(link).toMatchObject({
        site: 'meridia',
        uid: EVENT,
        documentId: event.document_id,
        locale: 'fr',
        status,
      });
      expect(link?.endsAt).toBeGreaterThan(Date.now() + QUARTER_MS - 60_000);
      expect(link?.endsAt).toBeLessThanOrEqual(Date.now() + QUARTER_MS);
    },
  );

  it('PREVIEW-01 of a type without a page, and of another school, shows nothing', async () => {
    const [banner] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from banners where site = 'meridia' limit 1`,
    );
    const answers = [
      await ask(meridia, 'api::banner.banner', `documentId=${banner?.document_id}&locale=fr`),
      await ask(boreal, EVENT, `documentId=${event.document_id}&locale=fr`),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([204, '']);
  });
});

describe('PREVIEW-02 what a preview reads', () => {
  it('PREVIEW-02 is the draft, at once, for the account of previews of the school alone', async () => {
    for (const title of ['Brouillon un', 'Brouillon deux']) {
      await meridia.update(EVENT, event.document_id, { title });
      expect((await readVersion()).json).toMatchObject({ data: { title, slug: event.slug } });
    }
    expect((await readVersion({ status: 'published' })).json).toMatchObject({ data: { title: event.title } });

    const reader = await logIn(service.url, ACCOUNTS.meridia);
    const stranger = await logIn(service.url, ACCOUNTS.borealPreview);
    expect((await readVersion({ token: reader })).status).toBe(403);
    expect((await readVersion({ token: '' })).status).toBe(401);
    expect((await readVersion({ token: stranger })).status).toBe(404);
  });

  it('PREVIEW-02 shows nothing that is new in the documents that it names', async () => {
    const title = 'Un nom que personne ne connaît';
    const before = (await readVersion({ status: 'published' })).json as { data: { campuses: object[] } };
    await meridia.update('api::campus.campus', event.campus, { title });
    // Strapi itself shows the draft of what a draft names.
    const plain = await call(service.url, `/api/events/${event.slug}?status=draft`, { token: preview });
    expect(plain.json).toMatchObject({ data: { campuses: [{ title }] } });

    const { data } = (await readVersion()).json as { data: { campuses: object[] } };
    expect(data.campuses).toEqual(before.data.campuses);
  });

  it.each([
    ['no document', { row: { document_id: 'x' } as Row }, 400],
    ['a document that does not exist', { row: { document_id: 'a'.repeat(24) } as Row }, 404],
    ['a language that the document lacks', { locale: 'de' }, 400],
    ['a link that is no link', { shared: 'x' }, 400],
  ])('PREVIEW-03 %s is refused', async (_what, asked, status) => {
    expect((await readVersion(asked)).status).toBe(status);
  });
});

describe('PREVIEW-04 a link to share', () => {
  it('PREVIEW-04 is for a week, and one at a time whoever asks', async () => {
    const links = await Promise.all([share(event), share(event), share(event)]);
    const [{ id, address, endsAt }] = links;

    expect(new Set(links.map((link) => link.id)).size).toBe(1);
    expect(linkIn(address)).toMatchObject({
      documentId: event.document_id,
      locale: 'fr',
      status: 'draft',
      shared: id,
    });
    expect(Math.abs(Date.parse(endsAt) - Date.now() - WEEK_MS)).toBeLessThan(60_000);
    expect((await readOnSite(event)).link).toEqual(links[0]);
    expect((await readOnSite(event, 'en')).link).toBeNull();
    expect((await readOnSite(other)).link).toBeNull();
  });

  it('PREVIEW-03, PREVIEW-04 stands for its document and language, until it is withdrawn', async () => {
    const { id } = await share(event);
    expect((await readVersion({ shared: id })).status).toBe(200);
    expect((await readVersion({ shared: id, row: other })).status).toBe(404);
    expect((await readVersion({ shared: id, locale: 'en' })).status).toBe(404);

    expect((await boreal.ask('DELETE', `${linksOf(event)}/${id}`)).status).toBe(403);
    expect((await meridia.ask('DELETE', `${linksOf(other)}/${id}`)).status).toBe(404);
    expect((await readVersion({ shared: id })).status).toBe(200);

    expect((await meridia.ask('DELETE', `${linksOf(event)}/${id}`)).status).toBe(204);
    expect((await readVersion({ shared: id })).status).toBe(404);
    expect((await meridia.ask('DELETE', `${linksOf(event)}/${id}`)).status).toBe(404);
    expect((await readOnSite(event)).link).toBeNull();
    expect((await share(event)).id).not.toBe(id);
  });

  it('PREVIEW-03 nor after its end', async () => {
    const { id } = await share(event);
    await querySql(service.database, `update preview_links set ends_at = now() where id = $1`, [id]);

    expect((await readVersion({ shared: id })).status).toBe(404);
    expect((await readOnSite(event)).link).toBeNull();
  });

  it('PREVIEW-04 goes with its document', async () => {
    const created = await meridia.clone(EVENT, other.document_id, {
      slug: 'pour-un-jour',
      title: 'Pour un jour',
    });
    const { documentId } = (created.json as { data: { documentId: string } }).data;
    const copy = { ...other, document_id: documentId };
    const { id } = await share(copy);
    expect((await readVersion({ row: copy, shared: id })).status).toBe(200);
    await meridia.ask('DELETE', `/content-manager/collection-types/${EVENT}/${documentId}?locale=fr`);

    expect((await readVersion({ row: copy, shared: id })).status).toBe(404);
    expect((await meridia.ask('GET', `${linksOf(copy)}?locale=fr`)).status).toBe(404);
  });

  it.each([
    ['a type without a page', 'api::banner.banner', { locale: 'fr' }, 404],
    ['what is no type', 'admin::user', { locale: 'fr' }, 404],
    ['no language', EVENT, {}, 400],
    ['more than a language', EVENT, { locale: 'fr', site: 'boreal' }, 400],
  ])('PREVIEW-04 there is none for %s', async (_what, uid, body, status) => {
    expect((await meridia.ask('POST', linksOf(other, uid), body)).status).toBe(status);
  });
});

describe('PREVIEW-06 « Voir sur le site »', () => {
  it('PREVIEW-06 leads to the page in each language that is published', async () => {
    expect((await readOnSite(other)).publicAddress).toBe(`${SITE}/agenda/${other.slug}`);
    await meridia.unpublish(EVENT, other.document_id);
    expect((await readOnSite(other)).publicAddress).toBeNull();
    await meridia.publish(EVENT, other.document_id);
    expect((await readOnSite(other)).publicAddress).toBe(`${SITE}/agenda/${other.slug}`);

    const [english] = await querySql<Row>(
      service.database,
      `select document_id, slug from courses where site = 'meridia' and locale = 'en' and published_at is not null limit 1`,
    );
    if (!english) throw new Error('No programme is in English');
    const answer = await meridia.ask('GET', `${linksOf(english, 'api::course.course')}?locale=en`);
    expect(answer.json).toMatchObject({ publicAddress: `${SITE}/en/programme/${english.slug}` });
  });
});
