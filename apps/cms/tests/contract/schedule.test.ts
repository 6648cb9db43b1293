import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService } from '@meridia/tools/services/content-service';
import { freePort } from '@meridia/tools/services/free-port';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { publishedIds } from '../support/published-ids.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { scrape, valueOf } from '../support/scrape.ts';

const NEWS = 'api::news.news';
const NEWS_TABLE = 'news_items';
const COUNT = 100;
const LATE_S = 600;
const metricsPort = await freePort();

let service: OwnService;
let second: Awaited<ReturnType<typeof startContentService>>;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('schedule', { extra: { METRICS_PORT: String(metricsPort) } });
  second = await startContentService({
    databaseUrl: databaseUrl(service.database),
    mediaFolder: service.mediaFolder,
    name: 'contract-schedule-second',
  });
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const published = (table: string, count: number) => publishedIds(service.database, table, count);

const at = (seconds: number) => new Date(Date.now() + 1000 * seconds).toISOString();

async function outcomes() {
  return querySql<{ document_id: string; action: string; problem: string | null }>(
    service.database,
    'select document_id, action, problem from schedule_outcomes order by id',
  );
}

const lateness = async () =>
  valueOf(await scrape(`http://127.0.0.1:${metricsPort}/metrics`), 'meridia_schedule_late_seconds');

describe('SCHED-01 what is planned is done at its time', () => {
  it('SCHED-01 a draft is published, then withdrawn, and the plan is gone', async () => {
    const [id = ''] = await published(NEWS_TABLE, 1);
    await editor.update(NEWS, id, { title: 'Un titre prévu', publishAt: at(2) });
    const titles = () =>
      querySql<{ title: string }>(
        service.database,
        `select title from news_items where document_id = $1 and locale = 'fr' and published_at is not null`,
        [id],
      );
    await expect.poll(titles, { timeout: 60_000 }).toEqual([{ title: 'Un titre prévu' }]);
    await editor.update(NEWS, id, { unpublishAt: at(0) });
    await expect.poll(titles, { timeout: 60_000 }).toEqual([]);
    const rows = await querySql<Record<string, unknown>>(
      service.database,
      'select publish_at, unpublish_at from news_items where document_id = $1',
      [id],
    );
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set(['{"publish_at":null,"unpublish_at":null}']),
    );
  });

  it('SCHED-02 what the guard refuses stays a draft, and says why', async () => {
    const [, id = ''] = await published(NEWS_TABLE, 2);
    await editor.update(NEWS, id, { title: '   ', publishAt: at(0) });
    await expect
      .poll(async () => (await outcomes()).find(({ document_id }) => document_id === id)?.problem, {
        timeout: 60_000,
      })
      .toContain('Le titre est vide');
  });

  it('SCHED-02 a hundred in the same minute, two processes, one killed in between: each once', async () => {
    const before = (await outcomes()).length;
    const half = COUNT / 2;
    const news = (await published(NEWS_TABLE, half + 2)).slice(2);
    const events = await published('events', half);
    const ids = [...news, ...events];
    expect(ids).toHaveLength(COUNT);
    for (const table of [NEWS_TABLE, 'events'])
      await querySql(
        service.database,
        `update ${table} set publish_at = now() at time zone 'utc' - interval '${LATE_S} seconds' where document_id = any($1)`,
        [ids],
      );
    await expect.poll(lateness).toBeGreaterThanOrEqual(LATE_S);
    await expect.poll(async () => (await outcomes()).length, { timeout: 60_000 }).toBeGreaterThan(before + 5);
    process.kill(second.child.pid ?? 0, 'SIGKILL');

    await expect.poll(async () => (await outcomes()).length, { timeout: 150_000 }).toBe(before + COUNT);
    const done = (await outcomes()).slice(before);
    expect(new Set(done.map(({ document_id }) => document_id))).toEqual(new Set(ids));
    expect(done.filter(({ problem }) => problem !== null)).toEqual([]);
    const changes = await querySql<{ document_id: string; times: string }>(
      service.database,
      `select document_id, count(*) as times from content_changes where action = 'publish' and document_id = any($1) group by 1`,
      [ids],
    );
    expect(new Set(changes.map(({ times }) => times))).toEqual(new Set(['1']));
    await expect.poll(lateness).toBe(0);
  });
});

describe('SCHED-03 the calendar of what comes', () => {
  it('SCHED-03 has the plans of the school, and no other’s', async () => {
    const [, , id = ''] = await published(NEWS_TABLE, 3);
    await editor.update(NEWS, id, { publishAt: at(86_400) });
    const { text } = await editor.ask('GET', '/schedule');
    expect(text).toContain(id);
    const other = await logInEditor(service.url, EDITORS.boreal);
    expect((await other.ask('GET', '/schedule')).text).not.toContain(id);
  });
});
