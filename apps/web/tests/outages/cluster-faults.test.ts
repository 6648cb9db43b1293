import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisCommand } from '@meridia/tools/services/redis-command';
import { startSeededContent } from '@meridia/tools/services/seeded-content';
import { createCluster, type Cluster } from '../support/cluster.ts';
import { FAULTS } from '@meridia/tools/faults/content-faults';
import { createEditor, logInEditor, type Editor } from '../support/editor.ts';
import { firstEventOf, renameEvent, type NextEvent } from '../support/next-event.ts';
import { completeAction, frenchPages, pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { sharedContent, sharedEditor } from '../support/shared-content.ts';
import { outcomeOf, outcomesOf, untilShown } from '../support/shown.ts';
import { printTable } from '../support/table.ts';
import type { WebNode } from '../support/web-node.ts';

const FRESH_MS = 5000;
const SHIFTED_CLOCK = new URL('../../../../tools/src/faults/shift-clock.ts', import.meta.url).href;

const rows: Record<string, string | number>[] = [];

let cluster: Cluster;
let editor: Editor;
let event: NextEvent;
let pages: string[];
/** Section pages that nobody has asked for yet. */
let unseen: string[];
const before: string[] = [];
/** The names of the pages and answers that the nodes share once each page was asked for. */
let shared: string[];

const startBoth = async (name: string) => {
  await Promise.all([cluster.start(`${name}-a`), cluster.start(`${name}-b`)]);
};
const first = (): WebNode => {
  const [node] = cluster.nodes;
  if (!node) throw new Error('No node runs');
  return node;
};

const storedKeys = async () =>
  (await redisCommand(cluster.redis.url, 'KEYS', 'meridia:*')).filter((key) =>
    /^meridia:page:|:content:[^:]+:.{27}$/.test(key),
  );

/** Publishes a title, and says after how long both nodes show it. */
async function publish(what: string): Promise<number> {
  const title = `${what} ${Date.now()}`;
  await renameEvent(editor, event, title);
  return untilShown(cluster.nodes, '/', title);
}

beforeAll(async () => {
  cluster = await createCluster('cluster');
  editor = sharedEditor();
  await startBoth('first');
  event = await firstEventOf(first(), editor);
  pages = await pagesOfEachKind(sharedContent().url);
  unseen = (await frenchPages(sharedContent().url)).filter((page) => page.startsWith('/ecole/'));
  // One after the other: none of them is made yet. The other node takes them from Redis.
  for (const page of pages) before.push(`${page} ${await outcomeOf(first(), page)}`);
  for (const page of pages) await outcomeOf(cluster.nodes[1] ?? first(), page);
  shared = await storedKeys();
  expect(before.filter((line) => / 5\d\d/.test(line))).toEqual([]);
  expect(shared.length).toBeGreaterThan(2 * pages.length);
});
afterAll(async () => {
  await renameEvent(editor, event, event.title);
  await cluster.stop();
  printTable('two nodes, one fault at a time', rows);
});

describe('Redis', () => {
  const command = (...words: string[]) => redisCommand(cluster.redis.url, ...words);
  const STATES: [name: string, spoil: () => unknown, mend: () => unknown][] = [
    ['flushed', () => command('FLUSHALL'), () => undefined],
    [
      'full',
      () => command('CONFIG', 'SET', 'maxmemory', '1mb', 'maxmemory-policy', 'noeviction'),
      () => command('CONFIG', 'SET', 'maxmemory', '0'),
    ],
    ['frozen', () => cluster.redis.freeze(), () => cluster.redis.thaw()],
    ['gone', () => cluster.redis.kill(), () => cluster.redis.start()],
  ];

  it.each(STATES)(
    '%s: known and new pages are answered, and a publication arrives',
    async (name, spoil, mend) => {
      await spoil();
      const known = await Promise.all(cluster.nodes.map((node) => outcomesOf(node, pages)));
      const next = unseen.splice(0, 2);
      const made = await Promise.all(cluster.nodes.map((node, index) => node.ask(next[index] ?? '')));
      const during = await publish(`Redis ${name}`);
      await mend();
      const after = await publish(`Redis is no longer ${name}`);
      rows.push({
        fault: `Redis ${name}`,
        'a publication is seen after, ms': during,
        'and once it is over': after,
      });

      expect(known).toEqual([before, before]);
      expect(made.map(({ status }) => status)).toEqual([200, 200]);
      expect(Math.max(during, after)).toBeLessThan(FRESH_MS);
    },
  );

  it('S-16 emptied, it is given back what the nodes hold, though nobody asks for it', async () => {
    await command('FLUSHALL');
    const since = performance.now();
    const lost = async () => {
      const there = new Set(await storedKeys());
      return shared.filter((key) => !there.has(key));
    };
    await expect.poll(lost, { timeout: 15_000 }).toEqual([]);
    rows.push({ fault: `Redis emptied: refilled after ${Math.round(performance.now() - since)} ms` });
  });
});

/** What nobody has published is not stored: while nothing can be read, it may be there (ERR-01). */
const isKnown = (line: string) => !line.startsWith('/page-introuvable ');

describe('a node that is started while the content service is away', () => {
  it.each(['refused', 'frozen', 'status 500'])(
    'S-16 (%s) is ready from Redis alone, and serves all that was seen',
    async (name) => {
      const called = name.replace(' ', '-');
      await cluster.stopNodes();
      await cluster.gate.spoil(FAULTS[name] ?? 'refused');
      const since = performance.now();
      let ready = 0;
      const ask = async () => {
        const node = await cluster.start(`during-${called}`);
        ready = Math.round(performance.now() - since);
        return outcomesOf(node, pages);
      };
      const during = await ask().finally(() => cluster.gate.mend());
      await cluster.start(`after-${called}`);
      const after = await publish(`Restarted, ${name}`);
      rows.push({
        fault: `started, content service ${name}: ready after ${ready} ms`,
        'and once it is over': after,
      });

      expect(during.filter(isKnown)).toEqual(before.filter(isKnown));
      expect(during.find((line) => line.startsWith(completeAction()))).toMatch(/ 302 https:/);
      expect(during.find((line) => line.startsWith('/blog '))).toMatch(/ 301 /);
      expect(after).toBeLessThan(FRESH_MS);
    },
  );
});

describe('the feed', () => {
  it('S-04 a publication that no node heard is there, though nobody kept how far they had read', async () => {
    await cluster.stopNodes();
    const keys = await redisCommand(cluster.redis.url, 'KEYS', '*:feed');
    expect(keys).toHaveLength(1);
    await redisCommand(cluster.redis.url, 'DEL', ...keys);
    const title = `Sans personne ${Date.now()}`;
    await renameEvent(editor, event, title);
    await startBoth('again');
    const ms = await untilShown(cluster.nodes, '/', title);
    rows.push({
      fault: 'published while no node ran, and no position kept',
      'a publication is seen after, ms': ms,
    });

    expect(ms).toBeLessThan(FRESH_MS);
    expect(await redisCommand(cluster.redis.url, 'EXISTS', ...keys)).toEqual(['1']);
  });

  it('S-12 with the clocks of the nodes two minutes apart, publications are seen on both', async () => {
    await cluster.stopNodes();
    const shifted = (ms: number) => ({ NODE_OPTIONS: `--import=${SHIFTED_CLOCK}?ms=${ms}` });
    await cluster.start('ahead', shifted(60_000));
    await cluster.start('behind', shifted(-60_000));
    const delays = [];
    for (const round of [1, 2, 3]) delays.push(await publish(`Clock ${round}`));
    rows.push({ fault: 'clocks two minutes apart', 'a publication is seen after, ms': delays.join(', ') });

    expect(Math.max(...delays)).toBeLessThan(FRESH_MS);
    await cluster.stopNodes();
    await startBoth('true');
  });

  it('S-05, C-09 restored from an older database: its content is shown, and the next change heard', async () => {
    await publish('Perdu par la restauration');
    // As all content was before this run of the tests: fewer changes, in another database.
    const older = await startSeededContent('restored');
    try {
      cluster.gate.leadTo(older.url);
      const back = await untilShown(cluster.nodes, '/', event.title);
      const theirs = createEditor(older.url, await logInEditor(older.url));
      const title = `Après la restauration ${Date.now()}`;
      await renameEvent(theirs, event, title);
      const next = await untilShown(cluster.nodes, '/', title);
      rows.push({
        fault: `feed restored from an older database: noticed after ${back} ms`,
        'a publication is seen after, ms': next,
      });

      expect(Math.max(back, next)).toBeLessThan(FRESH_MS);
    } finally {
      cluster.gate.leadTo(sharedContent().url);
      await older.stop();
    }
    expect(await publish('De retour')).toBeLessThan(FRESH_MS);
  });
});
