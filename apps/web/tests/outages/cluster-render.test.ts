import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCluster, type Cluster } from '../support/cluster.ts';
import { slow } from '@meridia/tools/faults/content-faults';
import { firstEventOf, renameEvent } from '../support/next-event.ts';
import { frenchPages } from '../support/pages-of-each-kind.ts';
import { sharedContent, sharedEditor } from '../support/shared-content.ts';
import { untilShown } from '../support/shown.ts';
import type { WebNode } from '../support/web-node.ts';

const TOGETHER = 20;
const ROUNDS = 20;
const FRESH_MS = 2000;
const EVENT = 'api::event.event';

let cluster: Cluster;
let a: WebNode;
/** Section pages that nobody has asked for yet. */
let unseen: string[];

beforeAll(async () => {
  cluster = await createCluster('render');
  a = await cluster.start('a');
  await cluster.start('b');
  unseen = (await frenchPages(sharedContent().url)).filter((page) => page.startsWith('/ecole/'));
});
afterAll(() => cluster.stop());

/** Half of them on each node, all at once. */
function askTogether(page: string) {
  const nodes = Array.from({ length: TOGETHER }, (_, index) => cluster.nodes[index % 2] ?? a);
  return Promise.all(nodes.map((node) => node.ask(page)));
}

describe('two nodes', () => {
  it.each([
    ['at its usual pace', 0],
    ['slow by 300 ms', 300],
  ])('make a page once, the content service %s, however many ask for it', async (_pace, ms) => {
    const page = unseen.shift() ?? '';
    const document = `/api/meridia-articles${page}?`;
    await cluster.gate.spoil(slow(ms), { isFeedAlive: true });
    const answers = await askTogether(page).finally(() => cluster.gate.mend());

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(cluster.gate.asked.filter((address) => address.startsWith(document))).toHaveLength(1);
  });

  it('make it once again after a change, and whoever waits gets it', async () => {
    const editor = sharedEditor();
    const [, , slug = ''] = (unseen.shift() ?? '').split('/');
    const page = `/ecole/${slug}`;
    const document = `/api/meridia-articles${page}?`;
    await askTogether(page);
    const { documentId } = await editor.find('api::article.article', { slug });
    await editor.publish('api::article.article', documentId);
    const calls = () => cluster.gate.asked.filter((address) => address.startsWith(document)).length;
    await expect
      .poll(async () => {
        await askTogether(page);
        return calls();
      })
      .toBe(2);
    await askTogether(page);

    expect(calls()).toBe(2);
  });

  it('show what is published within 2 s, on the page that it is about and on one that mentions it', async () => {
    const editor = sharedEditor();
    const event = await firstEventOf(a, editor);
    const { slug } = await editor.find(EVENT, { documentId: event.documentId });
    const delays: Record<'its page' | 'home', number[]> = { 'its page': [], home: [] };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const title = `Publication ${round} ${Date.now()}`;
      await renameEvent(editor, event, title);
      const [own, home] = await Promise.all([
        untilShown(cluster.nodes, `/agenda/${String(slug)}`, title),
        untilShown(cluster.nodes, '/', title),
      ]);
      delays['its page'].push(own);
      delays.home.push(home);
    }
    await renameEvent(editor, event, event.title);
    for (const [page, all] of Object.entries(delays)) {
      const sorted = all.toSorted((left, right) => left - right);
      const p50 = sorted[Math.floor(sorted.length / 2)];
      process.stdout.write(
        `${ROUNDS} publications on two nodes, ${page}: p50 ${p50} ms, worst ${sorted.at(-1)} ms\n`,
      );
    }

    expect(Math.max(...Object.values(delays).flat())).toBeLessThan(FRESH_MS);
  });
});
