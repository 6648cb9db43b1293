import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { keepBytes, writeMirror } from '@meridia/tools/mirror/mirror-folder';
import { createMirrorServer } from '@meridia/tools/mirror/serve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askEdge, type EdgeAnswer } from './support/ask-edge.ts';
import { completeAction } from './support/pages-of-each-kind.ts';
import { sendRaw } from './support/raw-request.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const PATIENCE_MS = 10_000;
const FORMER = '/_site/former-build.js';
/** As the node says them, on every answer. */
const AS_THE_NODE = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];
const ONCE = [...AS_THE_NODE, 'content-security-policy', 'cache-control', 'x-edge'];

let folder: string;
let mirror: Server;
let node: WebNode;
let edge: OwnEdge;
let ofTheNode: EdgeAnswer;

const ask = (address: string, headers: Record<string, string> = {}) =>
  askEdge(edge.url, address, { headers });
const send = (lines: readonly string[], body = '') =>
  sendRaw(edge.url, Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'), PATIENCE_MS);
const get = (target: string, ...more: string[]) =>
  send([`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...more]);

/** Those that are there twice, or not at all. */
const notOnce = (rawHeaders: readonly string[]) => {
  const names = rawHeaders.filter((_, rank) => rank % 2 === 0).map((name) => name.toLowerCase());
  return ONCE.filter((name) => names.filter((one) => one === name).length !== 1);
};

function expectOwnHeaders(headers: ReadonlyMap<string, string | string[] | undefined>): void {
  for (const name of AS_THE_NODE) expect([name, headers.get(name)]).toEqual([name, ofTheNode.headers[name]]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-answers-'));
  const headers = { 'content-type': 'text/javascript', 'x-content-type-options': 'nosniff' };
  writeMirror(folder, {
    writtenAt: '',
    answers: { [FORMER]: { headers, bytes: keepBytes(folder, Buffer.from('former')), media: [] } },
  });
  mirror = createMirrorServer(folder);
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  node = await startWebNode({ name: 'own-answers', settings: { TRUSTED_EDGE: 'on' } });
  edge = await startOwnEdge('own-answers', {
    web: [new URL(node.url).host],
    content: new URL(sharedContent().url).host,
    mirror: `127.0.0.1:${(mirror.address() as AddressInfo).port}`,
  });
  ofTheNode = await ask('/campus');
});
afterAll(async () => {
  await edge.stop();
  await node.stop();
  mirror.close();
  rmSync(folder, { recursive: true });
});

describe('EDGE-07 what nginx answers itself has the headers of the site', () => {
  it.each([
    ['a number sign', 400, () => get('/campus#x')],
    ['a byte of no address', 400, () => get('/campus|x')],
    ['a line that is none', 400, () => send(['GET /a b HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close'])],
    ['no host', 400, () => send(['GET / HTTP/1.1', 'Connection: close'])],
    ['a long header', 400, () => get('/campus', `X-Long: ${'a'.repeat(40_000)}`)],
    ['a probe', 404, () => get('/readyz')],
    ['TRACE', 405, () => send(['TRACE / HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close'])],
    [
      'a long body',
      413,
      () => send(['POST / HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close', 'Content-Length: 9000']),
    ],
    ['a long address', 414, () => get(`/${'a'.repeat(9000)}`)],
    [
      'a method that nobody knows',
      501,
      () => send(['FOO / HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close']),
    ],
  ])('%s: %i', async (_what, expected, asked) => {
    const { status, headers } = await asked();

    expect(status).toBe(expected);
    expectOwnHeaders(headers);
  });

  it('429, in the words of the site', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => ask(`/recherche?q=mot${n}`)));
    const [refused] = answers.filter(({ status }) => status === 429);

    expectOwnHeaders(new Map(Object.entries(refused?.headers ?? {})));
    expect(refused && notOnce(refused.rawHeaders)).toEqual([]);
  });

  it('400 for an address is in the words of the site', async () => {
    const { body, headers } = await get('/campus#x');

    expect(headers.get('content-type')).toBe('text/html');
    expect(body).toContain('<html lang="fr">');
  });
});

describe('EDGE-07 what a node answers has its own headers, and each of them once', () => {
  it.each([
    '/',
    '/',
    '/inconnu',
    '/PROGRAMME',
    '/robots.txt',
    '/icons/meridia/favicon.svg',
    '/healthz',
    '/media/none.jpg',
    completeAction(),
    '/api/x',
  ])('%s', async (address) => {
    const { rawHeaders, headers } = await ask(address, { 'accept-encoding': 'br' });

    expect(notOnce(rawHeaders)).toEqual([]);
    expect(headers['x-edge-keep']).toBeUndefined();
    if (address !== '/healthz') expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('pictures may be shown by other sites, pages may not', async () => {
    const of = async (address: string) => (await ask(address)).headers['cross-origin-resource-policy'];

    expect(await of('/icons/meridia/favicon.svg')).toBe('cross-origin');
    expect(await of('/campus')).toBe('same-origin');
  });
});

describe('EDGE-05 a file that is nowhere', () => {
  it.each(['/_site/none.js', '/images/none.png', '/fonts/none.woff2', '/icons/none.svg', '/media/none.jpg'])(
    '%s is 404',
    async (address) => {
      const { status, headers, rawHeaders } = await ask(address);

      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(notOnce(rawHeaders)).toEqual([]);
    },
  );

  it('one of a former build is with the mirror', async () => {
    const { status, headers, body } = await ask(FORMER);

    expect([status, headers['x-edge'], body.toString()]).toEqual([200, 'mirror', 'former']);
  });

  it('is 404 also while the mirror is away', async () => {
    mirror.closeAllConnections();
    await new Promise((resolve) => mirror.close(resolve));

    expect((await ask('/_site/none.js')).status).toBe(404);
  });

  it('and 503 when no node can say that it is nowhere', async () => {
    await node.stop();
    for (const address of ['/_site/none.js', '/jamais-vu']) {
      const { status, headers, rawHeaders } = await ask(address);
      expect([address, status, headers['retry-after']]).toEqual([address, 503, '30']);
      expectOwnHeaders(new Map(Object.entries(headers)));
      expect(notOnce(rawHeaders)).toEqual([]);
    }
  });
});
