import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentService } from '@meridia/tools/services/content-service';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLatest, watchFeed } from './support/change-feed.ts';
import { createDraft, openEditor, publish, type Editor } from './support/editor.ts';
import { call, type Outcome } from './support/http-call.ts';
import { startOpenLoop } from './support/open-loop.ts';
import { cloneSeeded, logIn, startService } from './support/service.ts';

const EVENT = 'api::event.event';
const ARTICLE = 'api::article.article';
const MICRO_CACHE_MS = 2000;
/** A process that does not answer is waited for that long, and changes are looked at every second; two more for a machine that has others to serve. */
const LATEST_ANNOUNCEMENT_MS = MICRO_CACHE_MS + 1000 + 2000;
const PUBLISHES = 200;
const READS_PER_SECOND = 50;
const POLL_MS = 50;
/** About 20 s on a machine of one's own. */
const PUBLISHING_MAX_MS = 240_000;

type EventDocument = { documentId: string; slug: string; title: string };

let first: ContentService;
let second: ContentService;
let token: string;
let editor: Editor;
let event: EventDocument;
let database: Client;

beforeAll(async () => {
  const databaseUrl = await cloneSeeded('change_feed');
  const extra = { MICRO_CACHE_MS: String(MICRO_CACHE_MS) };
  first = await startService('feed-1', databaseUrl, extra);
  second = await startService('feed-2', databaseUrl, extra);
  token = await logIn(first);
  editor = await openEditor(first);
  const { body } = await call(`${first.url}/api/events?pagination[limit]=1`, { token });
  [event] = (JSON.parse(body) as { data: [EventDocument] }).data;
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await first.stop();
  await second.stop();
});

/** Each variant is an address of its own, so that a test can start with one that no cache knows. */
const readEvent = ({ url }: ContentService, variant = 1) =>
  call(`${url}/api/events?filters[slug][$eq]=${event.slug}&pagination[limit]=${variant}`, { token });
const titleOf = (version: number) => `Version ${version}`;
const publishVersion = (version: number) =>
  publish(editor, EVENT, event.documentId, { title: titleOf(version) });

function versionIn({ status, body, failure }: Outcome): number {
  if (status !== 200) throw new Error(`the event answered ${failure ?? `${status} ${body}`}`);
  const [found] = (JSON.parse(body) as { data: EventDocument[] }).data;
  return Number(/^Version (\d+)$/.exec(found?.title ?? '')?.[1] ?? 0);
}

async function watch(service: ContentService, maxMs = PUBLISHING_MAX_MS) {
  const since = await findLatest(service.url, token);
  return watchFeed({ url: service.url, token, since, periodMs: POLL_MS, maxMs });
}

describe('200 publishes while the page is read at 50 calls a second on each of two processes', () => {
  /** When version n was first readable in the feed, on either process. */
  const announcedAt: number[] = [];
  const publishedAt: number[] = [];
  let reads: Outcome[] = [];

  beforeAll(async () => {
    const watches = [await watch(first), await watch(second)];
    const readBoth = (turn: number) => readEvent(turn % 2 === 0 ? first : second);
    const load = startOpenLoop(2 * READS_PER_SECOND, readBoth, PUBLISHING_MAX_MS / 1000);
    for (let version = 1; version <= PUBLISHES; version += 1) {
      const { status, body } = await publishVersion(version);
      if (status !== 200) throw new Error(`publish answered ${status}: ${body}`);
      publishedAt[version] = performance.now();
    }
    const isPublish = ({ documentId, action }: { documentId: string; action: string }) =>
      documentId === event.documentId && action === 'publish';
    for (const one of watches) {
      await one.waitFor((seen) => seen.filter(isPublish).length >= PUBLISHES, LATEST_ANNOUNCEMENT_MS);
    }
    await sleep(500);
    reads = await load.stop();
    for (const one of watches) {
      const publishes = (await one.stop()).filter(isPublish);
      publishes.forEach(({ seenAt }, index) => {
        announcedAt[index + 1] = Math.min(announcedAt[index + 1] ?? Infinity, seenAt);
      });
    }
  }, PUBLISHING_MAX_MS);

  it('every publish is announced, within the bound', () => {
    const delays = publishedAt.map((time, version) => (announcedAt[version] ?? Infinity) - time);
    const sorted = delays.slice(1).toSorted((a, b) => a - b);
    const [median = Infinity, worst = Infinity] = [sorted[sorted.length >> 1], sorted.at(-1)];
    process.stdout.write(
      `published → announced: p50 ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms\n`,
    );

    expect(announcedAt.length - 1).toBe(PUBLISHES);
    expect(worst).toBeLessThan(LATEST_ANNOUNCEMENT_MS);
  });

  it('a call that starts after a change is announced never gets the answer of before', () => {
    const stale = reads.flatMap((read) => {
      const owed = announcedAt.findLastIndex((time) => time <= read.startedAt);
      const version = versionIn(read);
      return version < owed ? [`${version} instead of ${owed} from ${read.url}`] : [];
    });
    process.stdout.write(`${reads.length} reads, ${new Set(reads.map(versionIn)).size} versions seen\n`);

    expect(stale).toEqual([]);
    expect(reads.length).toBeGreaterThan(PUBLISHES);
    expect(versionIn(reads.at(-1) as Outcome)).toBe(PUBLISHES);
  });
});

describe('transactions that end out of order', () => {
  const insert = (client: Client, name: string) =>
    client.query(
      `insert into content_changes (site, uid, document_id, action) values ('meridia', $1, $2, 'update')`,
      [EVENT, name],
    );

  it('lose nothing for a reader who only asks for what came after the last number', async () => {
    const reader = await watch(second, 20_000);
    const clients = Array.from(
      { length: 4 },
      () => new Client({ connectionString: databaseUrlOf(database) }),
    );
    const hasSeen = (name: string) => (seen: { documentId: string }[]) =>
      seen.some(({ documentId }) => documentId === name);
    for (const [index, client] of clients.entries()) {
      await client.connect();
      await client.query('begin');
      await insert(client, `open-${index}`);
      await client.query(`select pg_notify('content_changed', 'meridia')`);
    }
    // The last to begin ends first. What is committed meanwhile, its notification lost, must be seen before the next one ends.
    for (const [index, client] of [...clients.entries()].toReversed()) {
      await insert(database, `between-${index}`);
      await reader.waitFor(hasSeen(`between-${index}`), LATEST_ANNOUNCEMENT_MS);
      await client.query('commit');
      await client.end();
      await reader.waitFor(hasSeen(`open-${index}`), LATEST_ANNOUNCEMENT_MS);
    }
    const seen = (await reader.stop()).map(({ documentId }) => documentId);

    const expected = [3, 2, 1, 0].flatMap((index) => [`between-${index}`, `open-${index}`]);
    expect(seen).toEqual(expected);
  });
});

describe('a publish that is refused', () => {
  it('leaves neither a row in the feed nor a changed draft', async () => {
    const draft = { site: 'meridia', rubrique: 'ecole', slug: 'sans-contenu', title: 'Avant' };
    const created = await createDraft(editor, ARTICLE, draft);
    const { documentId } = (JSON.parse(created.body) as { data: { documentId: string } }).data;
    const rowsBefore = await actionsOn(documentId);
    const refused = await publish(editor, ARTICLE, documentId, { title: 'Après' });

    expect(refused.status).toBe(400);
    expect(refused.body).toContain('est à remplir avant de publier en français');
    expect(await actionsOn(documentId)).toEqual(rowsBefore);
    const { rows } = await database.query<{ title: string; published_at: Date | null }>(
      'select title, published_at from articles where document_id = $1',
      [documentId],
    );
    expect(rows).toEqual([{ title: 'Avant', published_at: null }]);
  });
});

describe('who publishes', () => {
  it('reads it at once where it was published, before the notification is heard', async () => {
    for (const version of [901, 902, 903, 904, 905]) {
      const isHeard = async () =>
        (
          await database.query(
            `select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
          )
        ).rowCount;
      await expect.poll(isHeard, { timeout: 10_000 }).toBe(2);
      await cutListeners(2);
      // What is kept for two seconds.
      await readEvent(first);
      expect((await publishVersion(version)).status).toBe(200);
      expect(versionIn(await readEvent(first))).toBe(version);
    }
  });
});

describe('one of two processes is frozen in the middle of its reads', () => {
  it.each([
    ['is told of the change when it wakes', 1001, [11, 12, 13, 14], false],
    ['has lost its connection to the notifications', 1002, [21, 22, 23, 24], true],
  ])(
    'changes are announced, and it never serves the past again: it %s',
    async (_title, version, variants, isDeaf) => {
      const reader = await watch(first, 20_000);
      const readAll = () => variants.map((variant) => readEvent(second, variant));
      const underWay = await holdReads(readAll, () => second.child.kill('SIGSTOP'));
      let waiting: Promise<Outcome>[];
      try {
        if (isDeaf) await cutLatestListener();
        expect((await publishVersion(version)).status).toBe(200);
        const publishedAt = performance.now();
        const isAnnounced = ({ action }: { action: string }) => action === 'publish';
        await reader.waitFor((seen) => seen.some(isAnnounced), LATEST_ANNOUNCEMENT_MS);
        const announcedAt = (await reader.stop()).find(isAnnounced)?.seenAt ?? Infinity;
        expect(announcedAt - publishedAt).toBeLessThan(LATEST_ANNOUNCEMENT_MS);
        // Asked after the announcement, of a process that still sleeps.
        waiting = readAll();
        await sleep(100);
      } finally {
        second.child.kill('SIGCONT');
      }
      const after = startOpenLoop(READS_PER_SECOND, (turn) =>
        readEvent(second, variants[turn % variants.length]),
      );
      await sleep(1500);
      const outcomes = [...(await Promise.all(waiting)), ...(await after.stop())];

      // They began before the change: the past was theirs to read, and proves that the others were at risk.
      expect((await Promise.all(underWay)).map(versionIn)).not.toContain(version);
      expect(new Set(outcomes.map(versionIn))).toEqual(new Set([version]));
    },
  );
});

/** Starts reads that have the event's own row but still wait for its campuses, does something, and lets them go on. */
async function holdReads(start: () => Promise<Outcome>[], act: () => void): Promise<Promise<Outcome>[]> {
  await database.query('begin');
  await database.query('lock table events_campuses_lnk in access exclusive mode');
  const reads = start();
  const areHeld = async () => {
    const { rows } = await database.query(
      `select 1 from pg_locks where relation = 'events_campuses_lnk'::regclass and not granted`,
    );
    return rows.length >= reads.length;
  };
  for (let turn = 0; turn < 100 && !(await areHeld()); turn += 1) await sleep(20);
  expect(await areHeld()).toBe(true);
  act();
  await database.query('commit');
  return reads;
}

async function cutListeners(count: number): Promise<void> {
  const { rowCount } = await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %' order by backend_start desc limit $1`,
    [count],
  );
  expect(rowCount).toBe(count);
}

/** The second process started last, and so did its listener. */
const cutLatestListener = () => cutListeners(1);

function databaseUrlOf({ host, port, database: name }: Client): string {
  return `postgres://postgres@${host}:${port}/${name}`;
}

async function actionsOn(documentId: string): Promise<string[]> {
  const { rows } = await database.query<{ action: string }>(
    'select action from content_changes where document_id = $1 order by id',
    [documentId],
  );
  return rows.map(({ action }) => action);
}
