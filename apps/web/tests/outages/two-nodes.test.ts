import { setTimeout as sleep } from 'node:timers/promises';
import { startWatch } from '@meridia/tools/services/running-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentGate, type ContentGate } from '../support/content-gate.ts';
import type { Editor } from '../support/editor.ts';
import { firstEventOf, renameEvent, type NextEvent } from '../support/next-event.ts';
import { startOwnRedis, type OwnRedis } from '../support/own-redis.ts';
import { sharedContent, sharedEditor } from '../support/shared-content.ts';
import { startWebNode, type WebNode } from '../support/web-node.ts';

const ARTICLE = 'api::article.article';
const ROUNDS = 20;
const FRESH_MS = 5000;

let redis: OwnRedis;
let gate: ContentGate;
let editor: Editor;
let event: NextEvent;
let a: WebNode;
let b: WebNode;

const startNode = (name: string) =>
  startWebNode({ name: `node-${name}`, contentUrl: gate.url, settings: { REDIS_URL: redis.url } });

beforeAll(async () => {
  redis = await startOwnRedis();
  gate = await createContentGate(sharedContent().url);
  editor = sharedEditor();
  a = await startNode('a');
  b = await startNode('b');
  event = await firstEventOf(a, editor);
});
afterAll(async () => {
  await renameEvent(editor, event, event.title);
  await Promise.all([a.stop(), b.stop()]);
  await redis.kill();
  await gate.close();
});

const cacheOf = async (node: WebNode, path: string) => (await node.ask(path)).headers['x-cache'];
const homeOf = async (node: WebNode) => (await node.ask('/')).html;

/** How long until a node shows a text on its home page. */
async function delayUntil(node: WebNode, text: string): Promise<number> {
  const elapsed = startWatch();
  while (!(await homeOf(node)).includes(text)) {
    if (elapsed() > 3 * FRESH_MS) throw new Error(`${text} never came`);
    await sleep(20);
  }
  return elapsed();
}

describe('two nodes that share Redis', () => {
  it('a page rendered on one is there on the other', async () => {
    await a.ask('/vae');

    expect(await cacheOf(b, '/vae')).toBe('HIT');
  });

  it('what is published is right on both within 5 s', async () => {
    const delays: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const title = `Publication ${round} ${Date.now()}`;
      await renameEvent(editor, event, title);
      delays.push(...(await Promise.all([a, b].map((node) => delayUntil(node, title)))));
    }
    const sorted = delays.toSorted((left, right) => left - right);
    const p50 = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
    const worst = Math.round(sorted.at(-1) ?? 0);
    process.stdout.write(
      `freshness on two nodes, ${ROUNDS} publications: p50 ${p50} ms, worst ${worst} ms\n`,
    );

    expect(worst).toBeLessThan(FRESH_MS);
  });

  it('the first visitor after a change already sees it', async () => {
    const title = `Sans visite ${Date.now()}`;
    await renameEvent(editor, event, title);
    await sleep(3000);

    expect(await homeOf(a)).toContain(title);
    expect(await homeOf(b)).toContain(title);
  });

  it('ROUTE-22 what is withdrawn is a 404 on both, and back once it is published again', async () => {
    const { documentId } = await editor.find(ARTICLE, { rubrique: 'vae' });
    const statuses = () => Promise.all([a, b].map(async (node) => (await node.ask('/vae')).status));
    expect(await statuses()).toEqual([200, 200]);

    await editor.unpublish(ARTICLE, documentId);
    await expect.poll(statuses, { timeout: FRESH_MS }).toEqual([404, 404]);
    await editor.publish(ARTICLE, documentId);
    await expect.poll(statuses, { timeout: FRESH_MS }).toEqual([200, 200]);
  });

  it('a node that was stopped during a change does not serve what the others stored before it', async () => {
    await Promise.all([a.stop(), b.stop()]);
    const title = `Sans personne ${Date.now()}`;
    await renameEvent(editor, event, title);
    [a, b] = await Promise.all([startNode('a-again'), startNode('b-again')]);

    await expect.poll(() => homeOf(a), { timeout: FRESH_MS }).toContain(title);
    await expect.poll(() => homeOf(b), { timeout: FRESH_MS }).toContain(title);
  });

  it('with the content service stopped, what one rendered is served by the other', async () => {
    await a.ask('/ecole/qualite');
    await gate.close();
    const { status, headers } = await b.ask('/ecole/qualite');
    await gate.open();

    expect([status, headers['x-cache']]).toEqual([200, 'HIT']);
  });
});

describe('with Redis frozen', () => {
  beforeAll(() => redis.freeze());
  afterAll(() => redis.thaw());

  it('known and new pages are answered within 0.5 s of what they take', async () => {
    const known = await b.ask('/');
    const missing = await b.ask('/ecole/handicap');

    expect([known.status, missing.status]).toEqual([200, 200]);
    expect(known.ms).toBeLessThan(500);
    // A first render reads and writes: the pause after one command that got no answer spares it the others.
    expect(missing.ms).toBeLessThan(1500);
  });
});

describe('with Redis killed', () => {
  beforeAll(() => redis.kill());

  it('known and new pages are answered', async () => {
    const answers = await Promise.all([a.ask('/'), b.ask('/'), a.ask('/ecole/campus-numerique')]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await cacheOf(a, '/')).toBe('HIT');
  });

  it('a change still arrives on each node', async () => {
    const title = `Sans Redis ${Date.now()}`;
    await renameEvent(editor, event, title);

    await expect.poll(() => homeOf(a), { timeout: FRESH_MS }).toContain(title);
    await expect.poll(() => homeOf(b), { timeout: FRESH_MS }).toContain(title);
  });

  it('a Redis that comes back empty is used again', async () => {
    await redis.start();
    let attempt = 0;
    const isShared = async () => {
      attempt += 1;
      await a.ask(`/inconnu-${attempt}`);
      return cacheOf(b, `/inconnu-${attempt}`);
    };
    await expect.poll(isShared).toBe('HIT');
  });
});
