import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askEdge } from './support/ask-edge.ts';
import { readEdgeEntries } from './support/edge-entries.ts';

type Said = { status?: number; keep?: string; headers?: Record<string, string> };

/** As a node says it of a page (send-page.ts). */
const LIFE = 'public, max-age=0, s-maxage=1, stale-if-error=86400, stale-while-revalidate=1';
/** As a node says it of what it cannot give. */
const NEVER = { 'Cache-Control': 'no-store' };
const NOBODY = '127.0.0.1:9';

let node: Server;
let edge: OwnEdge;
let asked: string[];
/** What the node says to the next request. */
let say: (request: IncomingMessage) => Said;

beforeAll(async () => {
  node = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, keep, headers = {} } = say(request);
    response.writeHead(status, {
      'Cache-Control': LIFE,
      'X-Content-Type-Options': 'nosniff',
      ...(keep !== undefined && { 'X-Edge-Keep': keep }),
      ...headers,
    });
    response.end(`answer ${asked.length}`);
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const web = [`127.0.0.1:${(node.address() as AddressInfo).port}`];
  edge = await startOwnEdge('keeps', { web, content: NOBODY, mirror: NOBODY }, { trusted: ['127.0.0.1/32'] });
});
afterAll(async () => {
  await edge.stop();
  node.close();
});
beforeEach(() => {
  asked = [];
});

const ask = (address: string, host = 'localhost') => askEdge(edge.url, address, { headers: { host } });

/** How often the node is asked when a visitor asks twice. */
async function askedTwice(address: string, host?: string): Promise<number> {
  await ask(address, host);
  await ask(address, host);
  return asked.length;
}

describe('EDGE-02 what the edge keeps', () => {
  it.each([
    ['/own', undefined, 'localhost/own'],
    ['/own?page=2', undefined, 'localhost/own?page=2'],
    ['/own/campaign?utm_source=x', undefined, 'localhost/own/campaign'],
    ['/own/campaign?a=1&utm_source=x&b=2', undefined, 'localhost/own/campaign?a=1&b=2'],
    ['/own/%2F%3f', undefined, 'localhost/own/%2F%3f'],
    ['/own/host', 'WWW.School.Example:8443', 'www.school.example/own/host'],
  ])('%s of %s, which the node calls %s, is kept', async (address, host, keep) => {
    say = () => ({ keep });
    expect(await askedTwice(address, host)).toBe(1);
  });

  it.each([
    ['nothing', '/other/1', {}],
    ['another path', '/other/2', { keep: 'localhost/other' }],
    ['another spelling', '/other/%33', { keep: 'localhost/other/3' }],
    ['a double slash', '//other/4', { keep: 'localhost/other/4' }],
    ['a dot', '/other/./5', { keep: 'localhost/other/5' }],
    ['another host', '/other/6', { keep: 'www.school.example/other/6' }],
    ['another query', '/other/7?a=1&b=2', { keep: 'localhost/other/7?b=2&a=1' }],
    ['an empty query', '/other/8?', { keep: 'localhost/other/8' }],
    ['more than its key', '/other/9', { keep: 'localhost/other/9|localhost/other/9' }],
    ['a redirect', '/other/10', { status: 301, keep: 'localhost/other/10' }],
    ['a page that is not there', '/other/11', { status: 404, keep: 'localhost/other/11' }],
    ['a failure', '/other/12', { status: 500, keep: 'localhost/other/12', headers: NEVER }],
    ['a refusal', '/other/13', { status: 429, keep: 'localhost/other/13', headers: NEVER }],
  ] satisfies [string, string, Said][])('%s is not kept', async (_what, address, said) => {
    say = () => said;
    expect(await askedTwice(address)).toBe(2);
  });

  it('a name beside another in the header of a host is another host', async () => {
    say = () => ({ keep: 'localhost/beside' });
    expect(await askedTwice('/beside', 'localhost,evil.example')).toBe(2);
  });

  it('made-up addresses put out no page: those with a query are kept apart', async () => {
    say = (request) => ({ keep: `localhost${request.url}` });
    await ask('/apart');
    await ask('/apart?q=1');
    const kept = readEdgeEntries(edge.folder).filter(({ address }) => address.startsWith('/apart'));

    expect(
      kept.map(({ file, address }) => [path.relative(edge.folder, file).split(path.sep)[1], address]),
    ).toEqual(
      expect.arrayContaining([
        ['pages', '/apart'],
        ['queries', '/apart?q=1'],
      ]),
    );
  });
});

describe('EDGE-02 a page that is gone', () => {
  it.each([404, 410])(
    'takes the place of its copy (%i): it does not come back when no node answers',
    async (status) => {
      const address = `/gone/${status}`;
      say = () => ({ keep: `localhost${address}` });
      expect((await ask(address)).status).toBe(200);
      say = () => ({ status, keep: `localhost${address}` });
      await expect.poll(async () => (await ask(address)).status).toBe(status);

      say = (request) => {
        request.socket.destroy();
        return {};
      };
      await expect.poll(async () => (await ask(address)).headers['x-edge']).toBe('stale');
      expect((await ask(address)).status).toBe(status);
    },
  );

  it('a page that cannot be made now stands in for itself', async () => {
    say = () => ({ keep: 'localhost/busy' });
    const { body } = await ask('/busy');
    say = () => ({ status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '2' } });
    await expect.poll(async () => (await ask('/busy')).headers['x-edge']).toBe('stale');

    const late = await ask('/busy');
    expect([late.status, late.body.equals(body)]).toEqual([200, true]);
  });
});
