import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { createMirrorServer } from '@meridia/tools/mirror/serve';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const NAME = `${'f0'.repeat(16)}.webp`;
/** In the head of a file that nginx keeps: until when it is fresh, in seconds. */
const FRESH_UNTIL = 8;

let folder: string;
let mirror: Server;
let node: WebNode;
let edge: OwnEdge;
const file = () => path.join(sharedContent().mediaFolder, NAME);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'erased-mirror-'));
  mirror = createMirrorServer(folder);
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  writeFileSync(file(), 'a photograph');
  node = await startWebNode({ name: 'erased-media', settings: { TRUSTED_EDGE: 'on' } });
  edge = await startOwnEdge('erased', {
    web: [new URL(node.url).host],
    content: new URL(sharedContent().url).host,
    mirror: `127.0.0.1:${(mirror.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await edge.stop();
  await node.stop();
  mirror.close();
  rmSync(file(), { force: true });
  rmSync(folder, { recursive: true });
});

async function ask(): Promise<{ status: number; found: string | null; life: string | null }> {
  const response = await fetch(`${edge.url}/media/${NAME}`, { headers: { 'accept-encoding': 'identity' } });
  await response.arrayBuffer();
  const { headers, status } = response;
  return { status, found: headers.get('x-edge'), life: headers.get('cache-control') };
}

function keptFile(): string {
  const kept = path.join(edge.folder, 'cache/files');
  const found = readdirSync(kept, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .find((one) => readFileSync(one, 'latin1').includes(`/media/${NAME}`));
  if (!found) throw new Error('The edge keeps no copy');
  return found;
}

/** As nginx finds its copy when its time is over. */
function endItsTime(): void {
  const kept = openSync(keptFile(), 'r+');
  const ended = Buffer.alloc(8);
  ended.writeBigInt64LE(BigInt(Math.floor(Date.now() / 1000) - 1));
  writeSync(kept, ended, 0, ended.length, FRESH_UNTIL);
  closeSync(kept);
}

it('PIC-05 a photograph is kept by the edge, and asked for again when its time is over', async () => {
  expect(await ask()).toMatchObject({ status: 200, found: 'miss' });
  expect(await ask()).toEqual({
    status: 200,
    found: 'hit',
    life: 'public, max-age=31536000, s-maxage=86400, immutable',
  });
  endItsTime();
  // Whole, as every file (EDGE-06).
  expect(await ask()).toMatchObject({ status: 200, found: 'expired' });
  expect(await ask()).toMatchObject({ status: 200, found: 'hit' });
});

it('PIC-05 one that was erased is not found after that, nor given by its copy while no node answers', async () => {
  rmSync(file());
  endItsTime();
  expect(await ask()).toMatchObject({ status: 404, life: 'no-store' });
  await node.stop();
  // Nor by the mirror, which has what pages show.
  expect([404, 503]).toContain((await ask()).status);
});
