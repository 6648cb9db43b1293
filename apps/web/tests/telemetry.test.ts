import { spawnSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import { freePort } from '@meridia/tools/services/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const REQUEST_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
/** As the last part of a search, so that nothing is found in a cache. */
const WORD = 'telemetrie';

let site: WebNode;
let metricsPort: number;
let content: Server;
const called: IncomingHttpHeaders[] = [];

/** The content service, with somebody who notes what it is asked. */
async function listenToContent(port: number): Promise<void> {
  const { url } = sharedContent();
  content = createServer((request, response) => {
    if (request.url?.includes(WORD)) called.push(request.headers);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', headers } = request;
      const body = method === 'GET' ? undefined : Buffer.concat(chunks);
      const kept = { authorization: headers.authorization ?? '', 'content-type': 'application/json' };
      fetch(`${url}${request.url}`, { method, headers: kept, body }).then(
        async (answer) => response.writeHead(answer.status).end(await answer.text()),
        () => response.destroy(),
      );
    });
  }).listen(port, '127.0.0.1');
  await once(content, 'listening');
}

beforeAll(async () => {
  const contentPort = await freePort();
  await listenToContent(contentPort);
  metricsPort = await freePort();
  site = await startWebNode({
    name: 'telemetry',
    contentUrl: `http://127.0.0.1:${contentPort}`,
    settings: { METRICS_PORT: String(metricsPort), TRUSTED_EDGE: 'on' },
  });
});
afterAll(async () => {
  await site.stop();
  content.close();
});

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? Number.NaN,
  );

it('a node tells what it has answered, in a text that promtool takes', async () => {
  const before = await scrape();
  await site.ask('/');
  await site.ask('/');
  const after = await scrape();

  const fromMemory = 'meridia_pages_answered_total{source="memory"}';
  expect(valueOf(after, fromMemory) - valueOf(before, fromMemory)).toBe(2);
  expect(after).toMatch(/http_server_request_duration_seconds_count\{[^}]*http_route="home"[^}]*\} \d/);
  expect(valueOf(after, 'meridia_feed_age_seconds')).toBeLessThan(30);
  expect(valueOf(after, 'meridia_content_logins_total{outcome="ok"}')).toBeGreaterThan(0);
  const { stdout, stderr, status } = spawnSync('promtool', ['check', 'metrics'], {
    input: after,
    encoding: 'utf8',
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, '']);
});

it('nothing of it is where visitors are', async () => {
  expect((await site.ask('/metrics')).status).toBe(404);
});

it('the id of a request goes on to the content service', async () => {
  await site.ask(`/recherche?q=${WORD}`, { headers: { 'X-Request-Id': REQUEST_ID } });

  expect(called.length).toBeGreaterThan(0);
  for (const headers of called) {
    expect(headers['x-request-id']).toBe(REQUEST_ID);
    expect(headers.traceparent).toMatch(new RegExp(`^00-${REQUEST_ID}-[0-9a-f]{16}-00$`));
  }
});
