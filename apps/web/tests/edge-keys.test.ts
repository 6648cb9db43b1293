import { Agent, request } from 'node:http';
import { connect, constants, type ClientHttp2Session } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEdgeEntries } from './support/edge-entries.ts';
import { oddRequests, type OddRequest } from './support/odd-request-lines.ts';
import { BRIEF_PAGES, frenchPages, pagesOfEachKind } from './support/pages-of-each-kind.ts';
import { sendRaw } from './support/raw-request.ts';
import { createRandom } from './support/seeded-random.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const SEED = 20_261_119;
const REQUESTS = 6000;
/** Of which one in four by HTTP/2. */
const HTTP2_EVERY = 4;
const AT_ONCE = 12;
const PATIENCE_MS = 20_000;
const PAGES = 240;
/** What RFC 3986 knows in a path or a query, written anew: neither the pattern of the edge nor that of the node. */
const isKnown = (target: string) =>
  /^(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f][0-9a-f])*$/i.test(target.replace(/^https?:\/\/[^/?#]*/i, ''));

type Clean = { status: number; body: Buffer; keep: string };
type Answered = { status: number | null; found: string };

let node: WebNode;
let edge: OwnEdge;
let session: ClientHttp2Session | undefined;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  node = await startWebNode({ name: 'edge-keys', settings: { TRUSTED_EDGE: 'on' } });
  edge = await startOwnEdge(
    'keys',
    { web: [new URL(node.url).host], content: '127.0.0.1:9', mirror: '127.0.0.1:9' },
    { trusted: ['127.0.0.1/32'] },
  );
});
afterAll(async () => {
  agent.destroy();
  session?.destroy();
  await edge.stop();
  await node.stop();
});

const opened: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const openedAs = (encoding: string, bytes: Buffer) =>
  bytes.length > 0 ? (opened[encoding]?.(bytes) ?? bytes) : bytes;

let clients = 0;
/** Each request is another visitor's: nobody is held back. */
const nextClient = () => `10.${(clients += 1) >> 16}.${(clients >> 8) & 255}.${clients & 255}`;

function askClean(url: string, address: string, headers: Record<string, string>): Promise<Clean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const more = { 'x-forwarded-for': nextClient(), ...headers };
    request({ hostname, port, path: address, headers: more, agent }, (answer) => {
      const { statusCode: status = 0, headers: told } = answer;
      const keep = String(told['x-edge-keep'] ?? '');
      buffer(answer).then((bytes) => {
        resolve({ status, keep, body: openedAs(told['content-encoding'] ?? '', bytes) });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}

/** What the node says to an address, asked once: nothing changes here. */
const known = new Map<string, Promise<Clean>>();
function expected(host: string, address: string): Promise<Clean> {
  const key = `${host}${address}`;
  const asked =
    known.get(key) ??
    askClean(node.url, address, { host, 'x-forwarded-host': host, 'accept-encoding': 'gzip' });
  known.set(key, asked);
  return asked;
}

async function sendFirst({ method, target, host, encoding }: OddRequest, url: string): Promise<Answered> {
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Accept-Encoding: ${encoding}`,
    `X-Forwarded-For: ${nextClient()}`,
    'Connection: close',
  ];
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
  const { status, headers } = await sendRaw(url, bytes, PATIENCE_MS);
  return { status, found: headers.get('x-edge') ?? '' };
}

/** A connection is gone after a request that nginx takes for an attack on it. */
function openSession(): ClientHttp2Session {
  if (session && !session.closed && !session.destroyed) return session;
  session = connect(edge.tlsUrl, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  return session;
}

function sendSecond({ method, target, host, encoding }: OddRequest): Promise<Answered> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: null, found: '' });
    try {
      const stream = openSession().request({
        [constants.HTTP2_HEADER_METHOD]: method,
        [constants.HTTP2_HEADER_PATH]: target,
        [constants.HTTP2_HEADER_AUTHORITY]: host,
        'accept-encoding': encoding,
        'x-forwarded-for': nextClient(),
      });
      stream.on('response', (headers) => {
        resolve({ status: Number(headers[':status']), found: String(headers['x-edge'] ?? '') });
      });
      stream.on('error', fail).on('close', fail).resume().end();
    } catch {
      // Node itself does not send it.
      fail();
    }
  });
}

async function forEach<Item>(items: readonly Item[], visit: (item: Item, rank: number) => Promise<void>) {
  const rest = items.entries();
  const work = async () => {
    for (const [rank, item] of rest) await visit(item, rank);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What is kept now and is not what the node says to the address of its key. */
async function differences(): Promise<{ keys: string[]; different: string[] }> {
  const entries = readEdgeEntries(edge.folder);
  const different: string[] = [];
  await forEach(entries, async ({ host, address, encoding, status, contentEncoding, body }) => {
    const clean = await expected(host, address);
    const isSame = status === clean.status && openedAs(contentEncoding, body).equals(clean.body);
    if (!isSame || status !== 200) different.push(`${host}${address} ${encoding}: ${status}`);
    if (clean.keep !== `${host}${address}`) different.push(`${host}${address} is no key: ${clean.keep}`);
  });
  return { keys: entries.map(({ host, address, encoding }) => `${host}${address} ${encoding}`), different };
}

it(`EDGE-01 to EDGE-03 what ${REQUESTS} odd request lines leave behind is what the clean address of each key says`, async () => {
  const pages = [...(await pagesOfEachKind(sharedContent().url)), ...BRIEF_PAGES];
  const machines = [
    '/robots.txt',
    '/sitemap.xml',
    '/catalogue.csv',
    '/agenda.ics',
    '/manifest.webmanifest',
    '/icons/meridia/favicon.svg',
  ];
  const calls = [
    '/api/crm-links/actions?locale=fr',
    '/api/crm-links/actions?locale=fr&campus=lyon',
    '/api/campuses/lyon?locale=fr',
  ];
  const more = (await frenchPages(sharedContent().url)).slice(0, PAGES);
  const [first = '/', ...others] = new Set([...pages, ...machines, ...calls, ...more]);
  const odd = oddRequests(createRandom(SEED), [first, ...others], REQUESTS);
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  const keys = new Set<string>();

  async function look(): Promise<void> {
    const { keys: held, different } = await differences();
    for (const key of held) keys.add(key);
    wrong.push(...different);
  }

  const half = REQUESTS / 4;
  for (let from = 0; from < REQUESTS; from += half) {
    await forEach(odd.slice(from, from + half), async (one, rank) => {
      const isSecond = rank % HTTP2_EVERY === 0;
      const { status } = await (isSecond ? sendSecond(one) : sendFirst(one, edge.url));
      const count = `${isSecond ? 'HTTP/2' : 'HTTP/1.1'} ${status ?? 'closed'}`;
      statuses[count] = (statuses[count] ?? 0) + 1;
      const isRefused = status === 400 || status === null;
      if (!isKnown(one.target) && !isRefused) wrong.push(`the edge takes ${JSON.stringify(one)}: ${status}`);
      if (!isKnown(one.target) && !isSecond) {
        const direct = await sendFirst(one, node.url);
        if (direct.status !== 400) wrong.push(`the node takes ${JSON.stringify(one)}: ${direct.status}`);
      }
      // At once, while what it may have left is fresh.
      const host = ['127.0.0.1', 'localhost'].includes(one.host) ? one.host : 'localhost';
      const [clean, behind] = [
        await expected(host, one.clean),
        await askClean(edge.url, one.clean, { host, 'accept-encoding': one.encoding }),
      ];
      if (behind.status !== clean.status || !behind.body.equals(clean.body))
        wrong.push(`${JSON.stringify(one)} → ${one.clean} is ${behind.status}`);
    });
    await look();
  }
  process.stdout.write(
    `${REQUESTS} odd request lines of ${others.length + 1} addresses: ${JSON.stringify(statuses)}; ${keys.size} keys kept, ${wrong.length} differences\n`,
  );

  expect(wrong).toEqual([]);
  expect(keys.size).toBeGreaterThan(200);
  expect(statuses['HTTP/1.1 400'] ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(statuses['HTTP/2 400'] ?? 0).toBeGreaterThan(REQUESTS / 100);
});

it('EDGE-02 no host, no parameter and no spelling that a visitor makes up is kept', async () => {
  await askClean(edge.url, '/campus', { host: 'localhost' });
  const before = new Set(readEdgeEntries(edge.folder).map(({ file }) => file));
  const made = Array.from({ length: 60 }, (_, n) => n);
  await forEach(made, async (n) => {
    await askClean(edge.url, '/campus', { host: `ecole-${n}.example` });
    await askClean(edge.url, `/campus?x=${n}`, { host: 'localhost' });
    await askClean(edge.url, `/campus?utm_source=${n}&y=${n}`, { host: 'localhost' });
    await askClean(edge.url, `/inconnu-${n}`, { host: 'localhost' });
    await askClean(edge.url, `/icons/meridia/favicon.svg?x=${n}`, { host: 'localhost' });
    await askClean(edge.url, `/api/crm-links/actions?locale=fr&x=${n}`, { host: 'localhost' });
    await askClean(edge.url, `/programme?page=0${n}`, { host: 'localhost' });
  });
  const added = readEdgeEntries(edge.folder).filter(({ file }) => !before.has(file));

  expect(added.map(({ host, address }) => `${host}${address}`)).toEqual([]);
});

it.each([
  '/campus',
  '/programme?campus=lyon',
  '/icons/meridia/favicon.svg',
  '/robots.txt',
  '/api/crm-links/actions?locale=fr',
])('EDGE-02 %s, as the site writes it, is kept', async (address) => {
  await askClean(edge.url, address, { host: 'localhost' });

  const kept = readEdgeEntries(edge.folder).map(({ host, address: of }) => `${host}${of}`);
  expect(kept).toContain(`localhost${address}`);
});
