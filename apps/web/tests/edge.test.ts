import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { CAMPAIGN_PARAMETERS } from '@meridia/domain/tracking';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { createMirrorServer } from '@meridia/tools/mirror/serve';
import { sweep } from '@meridia/tools/mirror/sweep';
import { freePort } from '@meridia/tools/services/free-port';
import { startWatch } from '@meridia/tools/services/running-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeAction } from './support/pages-of-each-kind.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

let folder: string;
let mirror: Server;
let node: WebNode;
let edge: OwnEdge;
const toHttps = await freePort();

const hostOf = (url: string) => new URL(url).host;

function ask(address: string, headers: Record<string, string> = {}, url = edge.url): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(address, url), { headers, agent: false }, (answer) => {
      const { statusCode: status = 0, headers: told } = answer;
      buffer(answer).then((body) => resolve({ status, headers: told, body }), reject);
    });
    sent.on('error', reject).end();
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edge-mirror-'));
  mirror = createMirrorServer(folder);
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
  node = await startWebNode({ name: 'edge', settings: { TRUSTED_EDGE: 'on' } });
  const behind = {
    web: [hostOf(node.url)],
    content: hostOf(sharedContent().url),
    mirror: `127.0.0.1:${(mirror.address() as AddressInfo).port}`,
  };
  edge = await startOwnEdge('test', behind, { toHttps });
});
afterAll(async () => {
  await edge.stop();
  await node.stop();
  mirror.close();
  rmSync(folder, { recursive: true });
});

describe('a page at the edge', () => {
  it.each(['br', 'gzip', 'identity'])('has the very bytes of the node, as %s', async (encoding) => {
    const accepted = { 'accept-encoding': encoding };
    const direct = await ask('/programme', accepted, node.url);
    await ask('/programme', accepted);
    const kept = await ask('/programme', accepted);

    expect(kept.headers['x-edge']).toBe('hit');
    expect(kept.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(kept.body.equals(direct.body)).toBe(true);
  });

  it('brings the many ways of naming an encoding to three', async () => {
    await ask('/campus', { 'accept-encoding': 'br' });
    const ways = ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'GZIP,BR', 'gzip,br'];
    const found = await Promise.all(ways.map((way) => ask('/campus', { 'accept-encoding': way })));
    expect(found.map(({ headers }) => headers['content-encoding'])).toEqual(ways.map(() => 'br'));
    const refused = await ask('/campus', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });

    expect(refused.headers['content-encoding']).toBe('gzip');
  });

  it('has the headers of the node, and none of the edge but how it was found', async () => {
    const direct = await ask('/campus', {}, node.url);
    const behind = await ask('/campus');
    const of = ({ headers }: Answer) =>
      Object.fromEntries(
        Object.entries(headers).filter(
          ([name]) =>
            !/^(?:date|connection|keep-alive|server|x-request-id|x-cache|x-edge|x-edge-keep|transfer-encoding)$/.test(
              name,
            ),
        ),
      );

    // What the node tells the edge alone.
    const life = direct.headers['cache-control']?.replace(', stale-while-revalidate=1', '');
    expect(direct.headers['cache-control']).not.toBe(life);
    expect(of(behind)).toEqual({ ...of(direct), 'cache-control': life });
    expect(behind.headers.server).toBe('nginx');
  });

  it('is the same one for every campaign, however many parameters it has', async () => {
    await ask('/contact');
    const campaign = CAMPAIGN_PARAMETERS.map((name) => `${name}=rentree`).join('&');
    const visits = [
      campaign,
      'fbclid=IwAR0',
      'msclkid=1&gclid=2',
      'utm_source=a&utm_id=7&utm_source_platform=x',
    ];
    for (const query of visits) {
      const { headers } = await ask(`/contact?${query}`);
      expect([query, headers['x-edge']]).toEqual([query, 'hit']);
    }
  });

  it('is another one for a filter, before or after a campaign', async () => {
    const plain = await ask('/programme');
    const filtered = await ask('/programme?utm_source=x&campus=lyon&utm_medium=y');

    expect(filtered.body.equals(plain.body)).toBe(false);
    expect((await ask('/programme?campus=lyon')).headers['x-edge']).toBe('hit');
  });

  it('is whole at once while it is asked for behind, and waits for no node', async () => {
    const asBrowser = { 'accept-encoding': 'br' };
    // A page that nothing else here asks for: it is not being renewed already.
    await ask('/actualites', asBrowser);
    node.child.kill('SIGSTOP');
    try {
      // nginx counts whole seconds: it may be fresh for nearly two.
      for (;;) {
        const elapsed = startWatch();
        const { headers, body } = await ask('/actualites', asBrowser);
        const ms = elapsed();
        // What nginx holds back until the node has answered comes after 200.
        expect(ms).toBeLessThan(150);
        expect(body.length).toBe(Number(headers['content-length']));
        if (headers['x-edge'] === 'stale') break;
        expect(headers['x-edge']).toBe('hit');
        await sleep(100);
      }
    } finally {
      node.child.kill('SIGCONT');
    }
  });

  it('is asked for again after a second', async () => {
    await ask('/agenda');
    // nginx counts whole seconds: one that is fresh, one behind, and the rest of the one in which it came.
    await sleep(3500);
    const { headers } = await ask('/agenda');

    expect(headers['x-edge']).toBe('expired');
  });
});

describe('the log of the edge', () => {
  type Line = { path?: string; request_id?: string; requestId?: string; cache?: string };
  const PAGE = '/ecole/equipe';

  const linesOf = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(`"path":"${PAGE}"`))
      .map((line) => JSON.parse(line) as Line);

  it('C-14 has the id that the node has, of what is asked for behind too; of a kept page, one of its own', async () => {
    const found: unknown[] = [];
    // nginx counts whole seconds: it may be fresh for nearly two.
    while (!['miss', 'hit', 'stale'].every((one) => found.includes(one))) {
      found.push((await ask(PAGE)).headers['x-edge']);
      await sleep(100);
    }
    const told = () => linesOf(path.join(edge.folder, 'logs/access.log'));
    // Both write by the block.
    await expect.poll(() => told().length).toBe(found.length);
    const passedOn = told().filter(({ cache }) => !['hit', 'updating'].includes(cache ?? ''));
    const atTheNode = () => linesOf(node.logFile).map(({ requestId }) => requestId);
    await expect.poll(atTheNode).toEqual(passedOn.map(({ request_id }) => request_id));
    expect(new Set(told().map(({ request_id }) => request_id)).size).toBe(found.length);
  });
});

describe('what nobody else may have', () => {
  it('a redirect repeats the query of whoever asked, each time', async () => {
    for (const source of ['salon', 'affiche']) {
      const { status, headers } = await ask(`/PROGRAMME?utm_source=${source}`);
      expect([status, headers.location]).toEqual([301, `/programme?utm_source=${source}`]);
    }
  });

  it('an action tells the CRM of this visitor, each time', async () => {
    const action = completeAction();
    for (const source of ['salon', 'affiche']) {
      const { status, headers } = await ask(`${action}&utm_source=${source}`);
      expect([status, headers['x-edge']]).toEqual([302, 'miss']);
      expect(headers.location).toContain(source);
    }
  });

  it('a visitor cannot say who she is, nor name the request', async () => {
    const { headers } = await ask('/campus', {
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'mine',
      'x-forwarded-host': 'evil.example',
    });

    expect(headers['x-request-id']).not.toBe('mine');
    expect(headers.location).toBeUndefined();
  });

  it('the name of a folder without its slash is what the node says it is: nginx leads nowhere by itself', async () => {
    const configuration = readFileSync(path.join(edge.folder, 'site.conf'), 'utf8');
    const folders = [...configuration.matchAll(/location (\/\S+)\/ \{/g)].map(([, name = '']) => name);
    expect(folders).toContain('/crm');
    for (const name of folders) {
      const [atTheEdge, atTheNode] = [await ask(name), await ask(name, {}, node.url)];
      expect([name, atTheEdge.status, atTheEdge.headers.location]).toEqual([
        name,
        atTheNode.status,
        atTheNode.headers.location,
      ]);
    }
  });

  it('the probes of a node are not the public’s', async () => {
    expect((await ask('/healthz')).status).toBe(404);
    expect((await ask('/readyz')).status).toBe(404);
  });
});

describe('limits', () => {
  it('a question longer than any of ours is refused', async () => {
    expect((await ask('/campus', { 'x-long': 'a'.repeat(40_000) })).status).toBe(400);
  });

  it('one address that asks without end is told to wait, in the words of the site', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, rank) => ask(`/recherche?q=mot${rank}`).catch(() => null)),
    );
    const refused = answers.filter((answer) => answer?.status === 429);

    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.body.toString()).toContain('<html lang="fr">');
  });
});

it('leads whoever typed no scheme to the same address by TLS', async () => {
  const { status, headers } = await ask(
    '/campus/lyon?utm_source=affiche',
    { host: 'www.meridia.example' },
    `http://127.0.0.1:${toHttps}`,
  );
  expect([status, headers.location]).toEqual([
    301,
    'https://www.meridia.example/campus/lyon?utm_source=affiche',
  ]);
});

it('speaks HTTP/2 over TLS 1.2 and 1.3', async () => {
  const client = connect(edge.tlsUrl, { rejectUnauthorized: false });
  const stream = client.request({ ':path': '/campus', 'accept-encoding': 'br' });
  const status = await new Promise((resolve) =>
    stream.once('response', (headers) => resolve(headers[':status'])),
  );
  stream.close();
  client.close();

  expect(status).toBe(200);
});

it('writes one line of JSON for each request, without its query', async () => {
  await ask('/ecole/equipe?q=secret');
  await sleep(1500);
  const lines = readFileSync(path.join(edge.folder, 'logs/access.log'), 'utf8').trimEnd().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const own = records.find((record) => record.path === '/ecole/equipe');

  expect(own).toMatchObject({ method: 'GET', status: 200, cache: 'miss', kind: 'page', client: '127.0.0.1' });
  expect(lines.join('\n')).not.toContain('secret');
});

describe('when no node answers', () => {
  beforeAll(async () => {
    await sweep({ folder, site: node.url, files: [], pages: ['/', '/programme/bts-tourisme'] });
    for (const address of ['/', '/programme?campus=lyon']) await ask(address);
    await node.stop();
    await sleep(4500);
  }, 180_000);

  it('a page that somebody has asked for is given as it was', async () => {
    for (const address of ['/', '/programme?campus=lyon', '/contact?utm_source=panne']) {
      const { status, headers } = await ask(address);
      expect([address, status, headers['x-edge']]).toEqual([address, 200, 'stale']);
    }
  });

  it('any other comes from the mirror, with the policy of the node', async () => {
    const page = await ask('/programme/bts-tourisme');

    expect([page.status, page.headers['x-edge']]).toEqual([200, 'mirror']);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('a picture too', async () => {
    const home = await ask('/', { 'accept-encoding': 'identity' });
    const [picture = ''] = /\/media\/[\w.-]+/.exec(home.body.toString()) ?? [];

    expect((await ask(picture)).status).toBe(200);
  });

  it('what was never a page is not known now: 503, in the words of the site', async () => {
    const { status, headers, body } = await ask('/jamais-vu');

    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(body.toString()).toContain('<html lang="fr">');
  });
});
