import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentService } from '@meridia/tools/services/content-service';
import { freePort } from '@meridia/tools/services/free-port';
import {
  freezeOwnPostgres,
  startOwnPostgres,
  stopOwnPostgres,
  thawOwnPostgres,
} from '@meridia/tools/services/own-postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unreadableLines } from '../support/log-lines.ts';
import { scrape, valueOf } from '../support/scrape.ts';
import { openEditor, publish, type Editor } from './support/editor.ts';
import { call, type Outcome } from './support/http-call.ts';
import { startOpenLoop } from './support/open-loop.ts';
import { cloneSeeded, logIn, startService } from './support/service.ts';

const OUTAGE_MS = 10_000;
const READS_PER_SECOND = 50;
/** A frozen database must become an answer within the service's own patience. */
const LONGEST_ANSWER_MS = 7000;
const READY_TELLS_WITHIN_MS = 2000;
const BACK_WITHIN_MS = 2000;
/** For so long the metrics remember what the database said. */
const METRICS_MEMORY_MS = 5000;

const ADDRESSES = [
  '/api/events?pagination[limit]=6',
  '/api/news-categories',
  '/api/menu-enrichis?filters[type][$eq]=footer',
  '/api/campuses?pagination[limit]=5',
  '/api/job-offers?pagination[limit]=5',
];

const OUTAGES = [
  { fault: 'stopped', begin: stopOwnPostgres, end: startOwnPostgres },
  { fault: 'frozen', begin: freezeOwnPostgres, end: thawOwnPostgres },
];

let service: ContentService;
let token: string;
let editor: Editor;
let campus: string;
let metricsUrl: string;

beforeAll(async () => {
  // No micro-cache: every answer needs the database.
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const extra = { MICRO_CACHE_MS: '0', METRICS_PORT: String(metricsPort) };
  service = await startService('outage', await cloneSeeded('outage'), extra);
  token = await logIn(service);
  editor = await openEditor(service);
  const { body } = await call(`${service.url}/api/campuses?pagination[limit]=1`, { token });
  campus = (JSON.parse(body) as { data: [{ documentId: string }] }).data[0].documentId;
});
afterAll(async () => {
  await service.stop();
});

/** When publications are sent, seen from the moment at which the database goes: one is under way then. */
const PUBLISHED_AT_MS = [-80, 0, 2000];

/** Of a document that nothing is wrong with: a refusal of its text would not be true. */
const publishCampus = () => publish(editor, 'api::campus.campus', campus, { title: 'Pendant la panne' });

const startReads = () =>
  startOpenLoop(READS_PER_SECOND, (turn) =>
    call(`${service.url}${ADDRESSES[turn % ADDRESSES.length]}`, { token }),
  );
const startProbes = (path: string) => startOpenLoop(5, () => call(`${service.url}${path}`));

async function observe(begin: () => Promise<void>, end: () => Promise<void>) {
  const [reads, ready, health] = [startReads(), startProbes('/_ready'), startProbes('/_health')];
  await sleep(1500);
  const publications = PUBLISHED_AT_MS.map((ms) => sleep(500 + ms).then(publishCampus));
  await sleep(500);
  const downAt = performance.now();
  await begin();
  await sleep(OUTAGE_MS - 1000);
  const metrics = await scrape(metricsUrl);
  await sleep(1000);
  await end();
  const upAt = performance.now();
  await sleep(BACK_WITHIN_MS + 2000);
  const [readOutcomes, readyOutcomes] = [await reads.stop(), await ready.stop()];
  return {
    downAt,
    upAt,
    metrics,
    publications: await Promise.all(publications),
    reads: readOutcomes,
    ready: readyOutcomes,
    health: await health.stop(),
  };
}

const describeOutcome = ({ status, failure, headers }: Outcome) =>
  failure ?? (status === 503 ? `503 Retry-After ${headers['retry-after'] ?? 'missing'}` : String(status));
const kindsOf = (outcomes: Outcome[]) => [...new Set(outcomes.map(describeOutcome))].toSorted();

describe.each(OUTAGES)('PostgreSQL $fault for 10 s under 50 reads a second', ({ fault, begin, end }) => {
  let seen: Awaited<ReturnType<typeof observe>>;
  const startedBetween = (outcomes: Outcome[], from: number, to: number) =>
    outcomes.filter(({ startedAt }) => startedAt >= from && startedAt < to);

  beforeAll(async () => {
    const server = inject('postgres');
    seen = await observe(
      () => begin(server),
      () => end(server),
    );
    const during = startedBetween(seen.reads, seen.downAt, seen.upAt);
    const slowest = Math.max(...during.map(({ ms }) => ms));
    process.stdout.write(`${fault}: ${during.length} reads, slowest answer ${slowest.toFixed(0)} ms\n`);
  });

  it('all is well before', () => {
    expect(kindsOf(startedBetween(seen.reads, 0, seen.downAt - 1000))).toEqual(['200']);
  });

  it('every read is answered 503 with Retry-After, none with 401, 404, 500 or silence', () => {
    // Read just before the fault, or let through while the server was closing: answered from the database.
    expect(kindsOf(startedBetween(seen.reads, 0, seen.upAt))).toEqual(['200', '503 Retry-After 1']);
    expect(kindsOf(startedBetween(seen.reads, seen.downAt + 1000, seen.upAt - LONGEST_ANSWER_MS))).toEqual([
      '503 Retry-After 1',
    ]);
  });

  it('an editor who publishes is told that the database is away, and never that the text is wrong', () => {
    const { publications, downAt, upAt } = seen;
    expect(publications).toHaveLength(PUBLISHED_AT_MS.length);
    for (const outcome of publications) {
      const isDuring = outcome.endedAt > downAt && outcome.endedAt < upAt;
      const isTrue = isDuring ? /^503 Retry-After 1$/ : /^(?:200|503 Retry-After 1)$/;
      expect(describeOutcome(outcome)).toMatch(isTrue);
    }
  });

  it('no answer takes longer than 7 s', () => {
    expect(Math.max(...seen.reads.map(({ ms }) => ms))).toBeLessThan(LONGEST_ANSWER_MS);
  });

  it('/_ready says so within 2 s and until the end, /_health stays 204', () => {
    const { ready, downAt, upAt } = seen;
    const first = ready.find(({ status, endedAt }) => status === 503 && endedAt > downAt);
    expect((first?.endedAt ?? Infinity) - downAt).toBeLessThan(READY_TELLS_WITHIN_MS);
    const settled = startedBetween(ready, downAt + READY_TELLS_WITHIN_MS, upAt - READY_TELLS_WITHIN_MS);
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...ready.map(({ ms }) => ms))).toBeLessThan(READY_TELLS_WITHIN_MS);
    expect(kindsOf(seen.health)).toEqual(['204']);
  });

  it('reads and /_ready are well again within 2 s, without a restart', () => {
    const { reads, ready, upAt } = seen;
    expect(kindsOf(startedBetween(reads, upAt + BACK_WITHIN_MS, Infinity))).toEqual(['200']);
    expect(kindsOf(startedBetween(ready, upAt + BACK_WITHIN_MS, Infinity))).toEqual(['200']);
    expect(service.child.exitCode).toBeNull();
  });

  it('the metrics say so while it lasts, and that it is over', async () => {
    const { metrics } = seen;
    expect(valueOf(metrics, 'meridia_database_up')).toBe(0);
    const unavailable = { http_response_status_code: '503' };
    expect(valueOf(metrics, 'http_server_request_duration_seconds_count', unavailable)).toBeGreaterThan(0);

    const isUp = async () => valueOf(await scrape(metricsUrl), 'meridia_database_up');
    await expect.poll(isUp, { timeout: METRICS_MEMORY_MS + 3000, interval: 500 }).toBe(1);
  });

  it('every line of the log is JSON all the time', () => {
    expect(unreadableLines(service.logFile)).toEqual([]);
  });
});
