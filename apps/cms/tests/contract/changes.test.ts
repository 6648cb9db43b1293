import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesWire, type ChangesWire } from '@meridia/contract/changes.wire';
import { CHANGES_PATH, EVENTS_PATH } from '@meridia/contract/endpoints';
import { eventWire } from '@meridia/contract/events.wire';
import type { SiteKey } from '@meridia/domain/sites';
import { freePort } from '@meridia/tools/services/free-port';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { scrape, valueOf } from '../support/scrape.ts';

const EVENT = 'api::event.event';
/** The lock under which changes get their numbers (src/changes/announcement.ts). */
const ANNOUNCING = 7_214_001;
const metricsPort = await freePort();

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('changes', { extra: { METRICS_PORT: String(metricsPort) } });
  editor = await logInEditor(service.url, EDITORS.admin);
});
afterAll(() => service.stop());

async function changesOf(site: SiteKey, since: number): Promise<ChangesWire> {
  const client = clientOf(site, service.url);
  const feed = await client.get(CHANGES_PATH, { locale: 'fr', query: { since }, schema: changesWire });
  if (!feed) throw new Error('No feed');
  return feed;
}

async function latestOf(site: SiteKey): Promise<number> {
  let feed = await changesOf(site, 0);
  while (feed.meta.more) feed = await changesOf(site, feed.meta.latest);
  return feed.meta.latest;
}

async function anEventOf(site: SiteKey) {
  const [event] = await clientOf(site, service.url).getList(EVENTS_PATH, { locale: 'fr', schema: eventWire });
  if (!event) throw new Error(`${site} has no event`);
  return event;
}

describe('GET /changes', () => {
  it('is read page by page, numbers growing, and ends', async () => {
    const first = await changesOf('meridia', 0);
    const second = await changesOf('meridia', first.meta.latest);
    const numbers = [...first.data, ...second.data].map(({ seq }) => seq);

    expect(first.meta.more).toBe(true);
    expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
    expect(await changesOf('meridia', await latestOf('meridia'))).toMatchObject({
      data: [],
      meta: { more: false },
    });
  });

  it('says where it ends to who asks from beyond, so that he notices', async () => {
    const latest = await latestOf('meridia');

    expect(latest).toBeGreaterThan(0);
    expect(await changesOf('meridia', latest + 1000)).toMatchObject({
      data: [],
      meta: { latest, more: false },
    });
  });

  it('a publication is announced to its school, after the content can be read, and to no other', async () => {
    const since = { meridia: await latestOf('meridia'), boreal: await latestOf('boreal') };
    const event = await anEventOf('meridia');
    const title = 'Un titre tout neuf';
    await editor.update(EVENT, event.documentId, { title });
    await editor.publish(EVENT, event.documentId);

    const isAnnounced = async () =>
      (await changesOf('meridia', since.meridia)).data.some(({ action }) => action === 'publish');
    await expect.poll(isAnnounced).toBe(true);
    expect((await anEventOf('meridia')).title).toBe(title);

    const { data } = await changesOf('meridia', since.meridia);
    // Not the drafts: the one that was saved, and the one that the panel saves before it publishes.
    expect(data.map(({ action }) => action)).toEqual(['publish']);
    expect(data.every(({ uid, documentId }) => uid === EVENT && documentId === event.documentId)).toBe(true);
    expect((await changesOf('boreal', since.boreal)).data).toEqual([]);
  });

  it('a refused write announces nothing', async () => {
    const since = await latestOf('meridia');
    const event = await anEventOf('meridia');
    const refused = await editor.update(EVENT, event.documentId, { site: 'boreal' });
    expect(refused.status).toBe(400);

    const rows = await querySql<{ count: string }>(
      service.database,
      'select count(*) from content_changes where site = $1 and (seq is null or seq > $2)',
      ['meridia', since],
    );
    expect(rows).toEqual([{ count: '0' }]);
  });

  it('what waits to be announced is counted, with its age', async () => {
    const figures = async () => {
      const metrics = await scrape(`http://127.0.0.1:${metricsPort}/metrics`);
      const [waiting, oldest] = ['meridia_outbox_waiting', 'meridia_outbox_oldest_seconds'];
      return { waiting: valueOf(metrics, waiting), isOld: (valueOf(metrics, oldest) ?? 0) > 0 };
    };
    const { documentId } = await anEventOf('meridia');
    const other = new Client({ connectionString: databaseUrl(service.database) });
    await other.connect();
    try {
      await other.query('select pg_advisory_lock($1)', [ANNOUNCING]);
      expect((await editor.publish(EVENT, documentId)).status).toBe(200);
      await expect.poll(figures).toEqual({ waiting: 1, isOld: true });
    } finally {
      await other.end();
    }
    await expect.poll(figures).toEqual({ waiting: 0, isOld: false });
  });

  it('never tells a school of a document of the other', async () => {
    const rows = await querySql<{ count: string }>(
      service.database,
      `select count(*) from content_changes c join events e on e.document_id = c.document_id where e.site <> c.site`,
    );
    expect(rows).toEqual([{ count: '0' }]);
  });
});
