import type { ContentService } from '@meridia/tools/services/content-service';
import { ownPostgresLog } from '@meridia/tools/services/own-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { call, type Outcome } from './support/http-call.ts';
import { cloneSeeded, logIn, startService } from './support/service.ts';

const CALLS = 200;
/** Less than the connections of its pool: none of those let in waits for one, and is refused for that. */
const MAX_IN_FLIGHT = 8;

let service: ContentService;
let token: string;
let database: string;

/** Every statement of this database is written to the server's log, with its parameters. */
async function logStatements(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`alter database overload set log_statement = 'all'`);
  await client.end();
}

beforeAll(async () => {
  database = await cloneSeeded('overload');
  await logStatements(database);
  service = await startService('overload', database, { MAX_CALLS_IN_FLIGHT: String(MAX_IN_FLIGHT) });
  token = await logIn(service);
  // The account is known to the process: what follows counts reads of content only.
  await call(`${service.url}/api/events?pagination[limit]=1`, { token });
});
afterAll(async () => {
  await service.stop();
});

/** The marker is a slug nobody has: it finds nothing, and is found in the log once for each run. */
const addressWith = (marker: string) =>
  `${service.url}/api/events?filters[slug][$in][0]=${marker}&filters[slug][$in][1]=journee-portes-ouvertes`;
const timesInLog = (marker: string) => ownPostgresLog(inject('postgres')).split(`'${marker}'`).length - 1;
const callAll = (addressOf: (turn: number) => string) =>
  Promise.all(Array.from({ length: CALLS }, (_, turn) => call(addressOf(turn), { token })));
/** However fast the machine, no read of an event ends before the release: what was let in stays in flight. */
async function lockEvents(): Promise<{ release: () => Promise<void> }> {
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query('begin');
  await client.query('lock table events in access exclusive mode');
  return { release: () => client.end() };
}

async function firstEnded(calls: Promise<Outcome>[], count: number): Promise<Outcome[]> {
  const ended: Outcome[] = [];
  await new Promise<void>((resolve) => {
    for (const one of calls) {
      void one.then((outcome) => {
        if (ended.length < count) ended.push(outcome);
        if (ended.length === count) resolve();
      });
    }
  });
  return ended;
}

const kindOf = ({ failure, status, headers }: Outcome) =>
  failure ?? (status === 503 ? `503 Retry-After ${headers['retry-after'] ?? 'missing'}` : String(status));

it('of 200 distinct calls at once, as many as it can take are answered and the others told at once to come back', async () => {
  const events = await lockEvents();
  const calls = Array.from({ length: CALLS }, (_, turn) => call(addressWith(`distinct-${turn}`), { token }));
  const refused = await firstEnded(calls, CALLS - MAX_IN_FLIGHT);
  await events.release();
  const outcomes = await Promise.all(calls);
  const served = outcomes.filter((outcome) => !refused.includes(outcome));

  expect(new Set(refused.map(kindOf))).toEqual(new Set(['503 Retry-After 1']));
  expect(new Set(served.map(kindOf))).toEqual(new Set(['200']));
  expect(served).toHaveLength(MAX_IN_FLIGHT);
});

it('200 identical calls at once share one read of the database', async () => {
  const outcomes = await callAll(() => addressWith('identical'));

  expect(new Set(outcomes.map(kindOf))).toEqual(new Set(['200']));
  expect(new Set(outcomes.map(({ body }) => body)).size).toBe(1);
  expect(timesInLog('identical')).toBe(1);
});

it('after the rush it serves as before', async () => {
  const outcome = await call(addressWith('after'), { token });

  expect(kindOf(outcome)).toBe('200');
  expect(timesInLog('after')).toBe(1);
});
