import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultyGate, type FaultyGate } from '@meridia/tools/faults/faulty-gate';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { startOwnRedis, type OwnRedis } from '@meridia/tools/services/own-redis';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { redisCommand } from '@meridia/tools/services/redis-command';
import { runSql } from '@meridia/tools/services/run-sql';
import { cloneTemplate } from '@meridia/tools/services/seeded-template';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { createEditor, logInEditor } from '../support/editor.ts';
import { firstEventOf, renameEvent } from '../support/next-event.ts';
import { startWebNode, type WebNode } from '../support/web-node.ts';

const PAGES = ['/', '/vae', '/actualites', '/agenda'];
const PAUSE_MS = 40;
const AFTER_MS = 2000;
const NEW_ACCOUNT = { ...ACCOUNTS.meridia, username: 'meridia-site-2', password: 'the second password' };
const OLD_KEY = 'the former key of the test';
const NEW_KEY = 'the next key of the test';
const OLD_REDIS = 'redis-of-yesterday';
const NEW_REDIS = 'redis-of-today';

const folder = mkdtempSync(path.join(tmpdir(), 'rotation-'));
const fileOf = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => writeFileSync(fileOf(name), `${text}\n`);

let clone: Awaited<ReturnType<typeof cloneTemplate>>;
let content: ContentService;
let gate: FaultyGate;
let redis: OwnRedis;
let nodes: WebNode[];
let editorToken: string;

const logins = () => gate.asked.filter((address) => address.startsWith('/api/login')).length;

/** A process of the content service that signs with the first of these keys and accepts each. */
const startContent = (keys: string) =>
  startContentService({
    databaseUrl: databaseUrl(clone.database),
    mediaFolder: clone.mediaFolder,
    name: 'rotation-content',
    extra: {
      SERVICE_ACCOUNTS: '',
      SERVICE_ACCOUNTS_FILE: fileOf('service_accounts'),
      JWT_SECRET: keys,
      ADMIN_JWT_SECRET: keys,
    },
  });

const startNode = (name: string) =>
  startWebNode({
    name: `rotation-${name}`,
    contentUrl: gate.url,
    settings: {
      REDIS_URL: redis.url,
      REDIS_PASSWORD_FILE: fileOf('redis_password'),
      CONTENT_USERNAME: '',
      CONTENT_USERNAME_FILE: fileOf('content_username'),
      CONTENT_PASSWORD: '',
      CONTENT_PASSWORD_FILE: fileOf('content_password'),
    },
  });

/** Asks both nodes for every page again and again meanwhile; answers what was no page. */
async function whileAsking(act: () => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  let isOver = false;
  let count = 0;
  const visit = async (node: WebNode) => {
    while (!isOver) {
      const page = PAGES[(count += 1) % PAGES.length] ?? '/';
      const status = await node.ask(page).then(({ status: answered }) => answered, String);
      if (status !== 200) failed.push(`${page} ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = nodes.map(visit);
  try {
    await act();
    // What the change leaves behind is met by the next visitors.
    await sleep(AFTER_MS);
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  expect(count).toBeGreaterThan(20);
  return failed;
}

/** What is published now is on both nodes: they read the content service. */
async function expectFresh(title: string): Promise<void> {
  const editor = createEditor(content.url, editorToken);
  const [node] = nodes;
  if (!node) throw new Error('No node runs');
  await renameEvent(editor, await firstEventOf(node, editor), title);
  for (const one of nodes)
    await expect.poll(async () => (await one.ask('/')).html, { timeout: 10_000 }).toContain(title);
}

/** All but the one that asks: Redis 7.0 does not name the libraries of its clients. */
const connections = async (password: string) =>
  (
    await redisCommand(redis.url.replace('//', `//default:${password}@`), 'CLIENT', 'LIST', 'TYPE', 'normal')
  ).filter((line) => line.startsWith('id=') && !line.includes('cmd=client')).length;

beforeAll(async () => {
  write('service_accounts', JSON.stringify(Object.values(ACCOUNTS)));
  write('content_username', ACCOUNTS.meridia.username);
  write('content_password', ACCOUNTS.meridia.password);
  write('redis_password', OLD_REDIS);
  clone = await cloneTemplate('rotation');
  redis = await startOwnRedis(['--requirepass', OLD_REDIS]);
  content = await startContent(OLD_KEY);
  gate = await createFaultyGate(content.url);
  nodes = [await startNode('a'), await startNode('b')];
  editorToken = await logInEditor(content.url);
}, 180_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await Promise.all([content.stop(), gate.close(), redis.kill()]);
  await clone.drop();
  rmSync(folder, { recursive: true });
});

describe('under steady requests, without a stop', { timeout: 180_000 }, () => {
  it('the account of a site is replaced by another: no failed answer, one login a node', async () => {
    const before = logins();
    const failed = await whileAsking(async () => {
      write('service_accounts', JSON.stringify([...Object.values(ACCOUNTS), NEW_ACCOUNT]));
      const { username, password } = NEW_ACCOUNT;
      const isKnown = async () =>
        (
          await fetch(`${content.url}/api/login`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ username, password }),
          })
        ).status;
      await expect.poll(isKnown, { timeout: 15_000, interval: 1000 }).toBe(200);
      write('content_username', username);
      write('content_password', password);
      await runSql(
        databaseUrl(clone.database),
        `update up_users set blocked = true where username = '${ACCOUNTS.meridia.username}'`,
      );
      // Until the last process has forgotten that it knew the account.
      await expect.poll(logins, { timeout: 20_000 }).toBe(before + nodes.length);
      await expectFresh(`Autre compte ${Date.now()}`);
    });

    expect(failed).toEqual([]);
    expect(logins()).toBe(before + nodes.length);
  });

  it('the password of Redis is replaced: no failed answer, and both nodes are back with the new one', async () => {
    const failed = await whileAsking(async () => {
      expect(await connections(OLD_REDIS)).toBe(nodes.length);
      const old = redis.url.replace('//', `//default:${OLD_REDIS}@`);
      await redisCommand(old, 'ACL', 'SETUSER', 'default', `>${NEW_REDIS}`);
      write('redis_password', NEW_REDIS);
      await redisCommand(old, 'ACL', 'SETUSER', 'default', `<${OLD_REDIS}`);
      const current = redis.url.replace('//', `//default:${NEW_REDIS}@`);
      await redisCommand(current, 'CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      await expect.poll(() => connections(NEW_REDIS), { timeout: 15_000 }).toBe(nodes.length);
    });

    expect(failed).toEqual([]);
  });

  it('the keys of the content service are replaced: nobody logs in again, neither sites nor editors', async () => {
    const before = logins();
    const failed = await whileAsking(async () => {
      const next = await startContent(`${NEW_KEY},${OLD_KEY}`);
      gate.leadTo(next.url);
      await content.stop();
      content = next;
      await expectFresh(`Autre clé ${Date.now()}`);
    });

    expect(failed).toEqual([]);
    expect(logins()).toBe(before);
  });
});
