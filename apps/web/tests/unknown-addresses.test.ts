import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuMs, residentBytes } from '@meridia/tools/services/process-facts';
import { redisCommand } from '@meridia/tools/services/redis-command';
import { createCluster, type Cluster } from './support/cluster.ts';
import { printTable } from './support/table.ts';
import type { WebNode } from './support/web-node.ts';

const COUNT = 300;
/** What the garbage of so many requests may take before it is collected, in a heap of twice what is in use. */
const NOISE_BYTES = 60_000_000;
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=80 --max-semi-space-size=4' };
/** One page for them all, already there: far from the 30 ms of a render. */
const CPU_MS = 10;

const KINDS: [name: string, address: (index: number) => string, status: number][] = [
  ['a news item', (index) => `/actualites/inconnu-${index}`, 404],
  ['a page of a section', (index) => `/ecole/inconnu-${index}`, 404],
  ['a section', (index) => `/x-${index}`, 404],
  ['a programme', (index) => `/programme/inconnu-${index}`, 404],
  ['a file', (index) => `/fichier-${index}.php`, 404],
  ['something deep', (index) => `/a/b/c/d-${index}`, 404],
  ['an action', (index) => `/crm/inconnu-${index}`, 404],
];

let cluster: Cluster;
let node: WebNode;
const rows: Record<string, string | number>[] = [];

beforeAll(async () => {
  cluster = await createCluster('unknown');
  node = await cluster.start('a', SMALL_HEAP);
});
afterAll(async () => {
  await cluster.stop();
  printTable(`${COUNT} unknown addresses of each kind`, rows);
});

const keyCount = async () => Number((await redisCommand(cluster.redis.url, 'DBSIZE'))[0]);
/** The feed is read all the time. */
const contentCalls = () => cluster.gate.asked.filter((address) => !address.startsWith('/api/changes')).length;

async function askFor(name: string, address: (index: number) => string) {
  // What the kind loads once.
  await node.ask(address(COUNT));
  const pid = node.child.pid ?? 0;
  const before = {
    calls: contentCalls(),
    keys: await keyCount(),
    bytes: residentBytes(pid),
    cpu: cpuMs(pid),
  };
  const statuses = new Map<number, number>();
  for (let index = 0; index < COUNT; index += 1) {
    const { status } = await node.ask(address(index), { headers: { 'Accept-Encoding': 'br' } });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const more = {
    calls: contentCalls() - before.calls,
    keys: (await keyCount()) - before.keys,
    bytes: residentBytes(pid) - before.bytes,
    cpu: (cpuMs(pid) - before.cpu) / COUNT,
  };
  rows.push({
    kind: name,
    answered: [...statuses].map((entry) => entry.join(' × ')).join(', '),
    'content calls': more.calls,
    'Redis keys': more.keys,
    'memory, MB': (more.bytes / 1e6).toFixed(1),
    'CPU for one, ms': more.cpu.toFixed(2),
  });
  return { statuses, ...more };
}

describe('S-10 unknown addresses', () => {
  it.each(KINDS)('%s costs neither a call, nor a render, nor a place', async (name, address, status) => {
    const { statuses, calls, keys, bytes, cpu } = await askFor(name, address);

    expect([...statuses]).toEqual([[status, COUNT]]);
    expect(calls).toBe(0);
    expect(keys).toBe(0);
    expect(bytes).toBeLessThan(NOISE_BYTES);
    expect(cpu).toBeLessThan(CPU_MS);
  });

  it('a filter value is a page, which nobody keeps for long', async () => {
    const { statuses, calls, keys, bytes } = await askFor(
      'a filter value',
      (index) => `/programme?campus=inconnu-${index}`,
    );

    expect([...statuses]).toEqual([[200, COUNT]]);
    expect(calls).toBe(0);
    expect(keys).toBe(0);
    expect(bytes).toBeLessThan(NOISE_BYTES);
  });
});
