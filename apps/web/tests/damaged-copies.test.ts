import { closeSync, openSync, readdirSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { WEB_FOLDER } from '@meridia/tools/services/repository';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askEdge } from './support/ask-edge.ts';
import { readEdgeEntries } from './support/edge-entries.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const HEADERS = { host: '127.0.0.1', 'accept-encoding': 'br' };
const SCRIPT = `/_site/${readdirSync(path.join(WEB_FOLDER, 'dist/client/_site')).find((name) => name.endsWith('.js'))}`;

let node: WebNode;
let edge: OwnEdge;

beforeAll(async () => {
  node = await startWebNode({ name: 'damaged', settings: { TRUSTED_EDGE: 'on' } });
  edge = await startOwnEdge('damaged', {
    web: [new URL(node.url).host],
    content: '127.0.0.1:9',
    mirror: '127.0.0.1:9',
  });
});
afterAll(async () => {
  await edge.stop();
  await node.stop();
});

const ask = (address: string, url = edge.url) => askEdge(url, address, { headers: HEADERS });
const copyOf = (address: string) => readEdgeEntries(edge.folder).find((entry) => entry.address === address);

/** The same length, other bytes. */
function spoil(address: string): void {
  const copy = copyOf(address);
  if (!copy) throw new Error(`${address} is not kept`);
  const file = openSync(copy.file, 'r+');
  writeSync(file, Buffer.alloc(copy.body.length, 'x'), 0, copy.body.length, copy.bodyStart);
  closeSync(file);
}

it('EDGE-06 a damaged page heals by itself, within the seconds for which it is kept', async () => {
  const { body } = await ask('/campus');
  spoil('/campus');

  await expect.poll(async () => (await ask('/campus')).body.equals(body)).toBe(true);
  expect(copyOf('/campus')?.body.equals(body)).toBe(true);
});

it('EDGE-06 a page that was cut heals too', async () => {
  const { body } = await ask('/agenda');
  truncateSync(copyOf('/agenda')?.file ?? '', (copyOf('/agenda')?.bodyStart ?? 0) + 100);

  const read = () =>
    ask('/agenda').then(
      (answer) => answer.body.equals(body),
      () => false,
    );
  await expect.poll(read).toBe(true);
});

it('EDGE-06 a damaged file is renewed by an operator, and by itself after an hour', async () => {
  const { body } = await ask(SCRIPT);
  spoil(SCRIPT);
  const damaged = await ask(SCRIPT);
  expect([damaged.headers['x-edge'], damaged.body.equals(body)]).toEqual(['hit', false]);

  const renewed = await ask(SCRIPT, edge.statusUrl);
  expect([renewed.status, renewed.headers['x-edge']]).toEqual([200, 'bypass']);
  const whole = await ask(SCRIPT);
  expect([whole.headers['x-edge'], whole.body.equals(body)]).toEqual(['hit', true]);
  expect(whole.headers['cache-control']).toContain('immutable');
});

it('EDGE-06 nobody outside can have an address renewed', async () => {
  const answer = await askEdge(edge.url, '/campus', {
    headers: { ...HEADERS, 'cache-control': 'no-cache', pragma: 'no-cache' },
  });
  const again = await askEdge(edge.url, '/campus', { headers: { ...HEADERS, 'cache-control': 'no-cache' } });

  expect([answer.headers['x-edge'], again.headers['x-edge']]).not.toContain('bypass');
});
