import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from './support/ask.ts';
import { printTable } from './support/table.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** What visitors read meanwhile, kept by the node. */
const KEPT = ['/', '/campus', '/agenda', '/actualites', '/contact', '/vae', '/page-introuvable'];
const READERS = 4;
const FLOOD_MS = 4000;
/** Addresses at the same time, each another one, against the eight that the node renders. */
const FLOODING = 60;
/** Of the slowest hundredth of visits, against those before in the same run: 20 on a machine with a load of fifteen on two cores. */
const MAX_RATIO = 60;
const CLOCK_MS = 5;
const MAX_GROWTH_KB = 300_000;

/** A word of its own for each number. */
const wordOf = (n: number): string =>
  n.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
const KINDS = [(n: number) => `/visite?lieu=saint-${wordOf(n)}`, (n: number) => `/recherche?q=${wordOf(n)}`];

let site: WebNode;
const rows: Record<string, string | number>[] = [];
let asked = 0;

beforeAll(async () => {
  site = await startWebNode({ name: 'cold-flood', settings: { TRUSTED_EDGE: 'on' } });
  for (const path of KEPT) await askFrom('198.51.100.200', path);
});
afterAll(async () => {
  printTable('a flood of cold pages', rows);
  await site.stop();
});

const askFrom = (client: string, path: string): Promise<Answer> =>
  site.ask(path, { headers: { 'X-Forwarded-For': client, 'Accept-Encoding': 'gzip' } });

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? 0;

const residentKb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]);

/** Visitors of the kept pages and the probe of an orchestrator, one after the other each, until they are told to go. */
function readKept() {
  let isOver = false;
  const answers: Answer[] = [];
  const probes: Answer[] = [];
  const read = async (rank: number) => {
    for (let turn = rank; !isOver; turn += 1) {
      answers.push(await askFrom(`198.51.100.${rank}`, KEPT[turn % KEPT.length] ?? '/'));
      await sleep(5);
    }
  };
  const probe = async () => {
    while (!isOver) {
      probes.push(await site.ask('/healthz'));
      await sleep(50);
    }
  };
  const all = Promise.all([probe(), ...Array.from({ length: READERS }, (_, rank) => read(rank))]);
  return async () => {
    isOver = true;
    await all;
    return {
      answers,
      probes,
      p99: quantile(
        answers.map(({ ms }) => ms),
        0.99,
      ),
    };
  };
}

/** Asks for addresses that nobody has asked for yet, many at once, for some seconds. */
async function flood(clientOf: (n: number) => string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = performance.now() + FLOOD_MS;
  const worker = async () => {
    while (performance.now() < until) {
      asked += 1;
      const path = KINDS[asked % KINDS.length]?.(asked) ?? '/';
      const answer = await askFrom(clientOf(asked), path);
      answers.push(answer);
      // Who is refused at once would ask as fast as it can refuse: that is for the edge to limit.
      if (answer.status !== 200) await sleep(50);
    }
  };
  await Promise.all(Array.from({ length: FLOODING }, worker));
  return answers;
}

describe('STATE-08 a flood of addresses that nobody has asked for', () => {
  it.each([
    ['one client', () => '203.0.113.1', 429],
    ['sixty clients', (n: number) => `203.0.113.${n % 60}`, 503],
  ])('STATE-08 of %s takes no page from the others', async (who, clientOf, refusal) => {
    const stopCalm = readKept();
    await sleep(2000);
    const calm = await stopCalm();
    const residentBefore = residentKb();
    const stopReading = readKept();
    const answers = await flood(clientOf);
    const { answers: kept, probes, p99 } = await stopReading();

    const statuses = new Set(kept.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([200, 404]);
    expect(new Set(probes.map(({ status }) => status))).toEqual(new Set([200]));
    const rendered = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status !== 200);
    const grownKb = residentKb() - residentBefore;
    rows.push({
      flood: who,
      'p99 before (ms)': Math.round(calm.p99),
      'p99 meanwhile (ms)': Math.round(p99),
      'kept pages read': kept.length,
      rendered,
      refused: refused.length,
      'memory (MB)': Math.round(grownKb / 1000),
    });
    expect(rendered).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect(status).toBe(refusal);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(p99 / Math.max(calm.p99, CLOCK_MS)).toBeLessThan(MAX_RATIO);
    expect(grownKb).toBeLessThan(MAX_GROWTH_KB);
  });
});
