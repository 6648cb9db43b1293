import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countSockets, residentBytes } from '@meridia/tools/services/process-facts';
import { msOfHome } from '../support/ms-of-home.ts';
import { openSocket } from '../support/raw-request.ts';
import { sharedContent } from '../support/shared-content.ts';
import { startWebNode, type WebNode } from '../support/web-node.ts';

const HALF_OPEN = 400;
const SLOW_READERS = 40;
/** With what the check of the connections adds. */
const CLOSED_WITHIN_MS = 15_000;
const READERS_CLOSED_WITHIN_MS = 45_000;
const AHEAD_BYTES = 50_000_000;
/** A file longer than what the machine keeps of it between two processes. */
const LONG_BYTES = 30_000_000;
const LONG_NAME = `${'0'.repeat(32)}.pdf`;

let site: WebNode;
/** They are there from the beginning, and read nothing. */
let readers: Socket[];

const pid = () => site.child.pid ?? 0;
const longFile = () => path.join(sharedContent().mediaFolder, LONG_NAME);
const questionFor = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

beforeAll(async () => {
  site = await startWebNode({ name: 'unfinished' });
  writeFileSync(longFile(), Buffer.alloc(LONG_BYTES));
  readers = await openMany(SLOW_READERS, questionFor(`/media/${LONG_NAME}`));
  await vi.waitFor(() => expect(countSockets(pid())).toBeGreaterThan(SLOW_READERS));
});
afterAll(async () => {
  for (const socket of readers) socket.destroy();
  rmSync(longFile());
  await site.stop();
});

const closedAfter = new Map<Socket, number>();

async function openMany(count: number, text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => openSocket(site.url));
  const startedAt = performance.now();
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.on('close', () => closedAfter.set(socket, performance.now() - startedAt));
    if (text !== '') socket.write(text);
  }
  await Promise.all(sockets.map((socket) => socket.pending && once(socket, 'connect')));
  return sockets;
}

const countOpen = (sockets: readonly Socket[]) => sockets.filter((socket) => !closedAfter.has(socket)).length;
const lastOf = (sockets: readonly Socket[]) =>
  Math.round(Math.max(...sockets.map((socket) => closedAfter.get(socket) ?? Infinity)));

describe('S-14 visitors who never finish', () => {
  it('S-14 400 half requests keep nobody waiting, and are hung up on', async () => {
    const silent = await openMany(HALF_OPEN / 2, '');
    const half = await openMany(HALF_OPEN / 2, 'GET / HTT');
    const all = [...silent, ...half];
    for (const socket of all) socket.resume();

    expect(await msOfHome(site)).toBeLessThan(100);
    await expect.poll(() => countOpen(all), { timeout: 2 * CLOSED_WITHIN_MS }).toBe(0);
    process.stdout.write(`400 half requests: hung up on after ${lastOf(all)} ms\n`);
    expect(lastOf(all)).toBeLessThan(CLOSED_WITHIN_MS);
  });

  it('S-14 who asks a hundred times without reading is hung up on, and costs no memory', async () => {
    const [before, open] = [residentBytes(pid()), countSockets(pid())];
    await openMany(SLOW_READERS, questionFor('/').repeat(100));
    expect(await msOfHome(site)).toBeLessThan(100);
    // At the node: who does not read does not notice either.
    await expect.poll(() => countSockets(pid()) - open).toBeLessThan(SLOW_READERS / 10);
    const more = residentBytes(pid()) - before;

    process.stdout.write(`${SLOW_READERS} × 100 questions ahead: ${(more / 1e6).toFixed(1)} MB more\n`);
    expect(more).toBeLessThan(AHEAD_BYTES);
  });

  it('S-14 who reads nothing of a long answer was hung up on', async () => {
    await expect
      .poll(() => countSockets(pid()), { timeout: READERS_CLOSED_WITHIN_MS })
      .toBeLessThan(SLOW_READERS);
  });
});
