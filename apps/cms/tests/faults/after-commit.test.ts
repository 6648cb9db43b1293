import { readFileSync } from 'node:fs';
import type { ContentService } from '@meridia/tools/services/content-service';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unreadableLines } from '../support/log-lines.ts';
import { openEditor, publish, type Editor } from './support/editor.ts';
import { call } from './support/http-call.ts';
import { cloneSeeded, logIn, startService } from './support/service.ts';

const CAMPUS = 'api::campus.campus';
/** Longer than the service waits for a statement. */
const POLL = { timeout: 30_000, interval: 50 };

let service: ContentService;
let token: string;
let editor: Editor;
/** Who keeps the publication from its end, and who is next in the queue for what it has written. */
let before: Client;
let after: Client;
/** In no transaction: what PostgreSQL tells of the others stands still in one. */
let watcher: Client;

const connect = async (connectionString: string) => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};

beforeAll(async () => {
  const databaseUrl = await cloneSeeded('after_commit');
  service = await startService('after-commit', databaseUrl, { MICRO_CACHE_MS: '0' });
  token = await logIn(service);
  editor = await openEditor(service);
  before = await connect(databaseUrl);
  after = await connect(databaseUrl);
  watcher = await connect(databaseUrl);
});
afterAll(async () => {
  for (const client of [before, after, watcher]) await client.end();
  await service.stop();
});

const readCampuses = () => call(`${service.url}/api/campuses?pagination[limit]=1`, { token });

/** Until somebody waits for a lock with a statement of this kind. */
const untilWaiting = (words: string) =>
  expect
    .poll(async () => {
      const { rows } = await watcher.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
        [`%${words}%`],
      );
      return rows.length;
    }, POLL)
    .toBeGreaterThan(0);

describe('a database that is away right after a publication', () => {
  it('C-10 does not end the process: the publication stands, others are answered, and the log says what failed', async () => {
    const { data } = JSON.parse((await readCampuses()).body) as { data: [{ documentId: string }] };
    await before.query('begin');
    await before.query('lock table content_changes in exclusive mode');
    const publishing = publish(editor, CAMPUS, data[0].documentId, { title: 'Publié juste avant' });
    await untilWaiting('insert into "content_changes"');
    await after.query('begin');
    const locked = after.query('lock table campuses in access exclusive mode');
    await untilWaiting('lock table campuses');
    await before.query('commit');
    await locked;
    // What Strapi reads once more for its events is given up after the patience of the service.
    const told = () => readFileSync(service.logFile, 'utf8');
    await expect.poll(told, POLL).toContain('nobody waited for it');
    await after.query('rollback');

    await publishing;
    expect(service.child.exitCode).toBeNull();
    expect((await readCampuses()).status).toBe(200);
    const { rows } = await watcher.query(
      `select 1 from campuses where document_id = $1 and published_at is not null and title = 'Publié juste avant'`,
      [data[0].documentId],
    );
    expect(rows).toHaveLength(1);
    expect(unreadableLines(service.logFile)).toEqual([]);
  });
});
