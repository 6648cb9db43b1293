import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { readPublished } from '@meridia/tools/crawl/published-addresses';
import { createFaultyGate, type FaultyGate } from '@meridia/tools/faults/faulty-gate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askEdge } from './support/ask-edge.ts';
import { actionPath, CRM_HOST } from './support/crm-answer.ts';
import { declaredLinks } from './support/declared-links.ts';
import { sendRaw } from './support/raw-request.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const NOBODY = '127.0.0.1:9';
const PATIENCE_MS = 20_000;
const VISITS = 40;
const APPLICANT = '198.51.100.1';
const NETWORK = '198.51.100.2';
const IMAGES = 150;

const hostOf = (url: string) => new URL(url).host;
const links = declaredLinks().filter(({ action, url }) => action === 'brochure' && url !== null);
const choices = links.map(({ action, course, campus }) => actionPath(action, { programme: course, campus }));

let gate: FaultyGate;
let lone: FaultyGate;
let nodes: WebNode[];
let edge: OwnEdge;

const startEdge = (name: string, web: readonly string[]) =>
  startOwnEdge(name, { web, content: NOBODY, mirror: NOBODY }, { trusted: ['127.0.0.1/32'] });

/** What nginx says of those behind it: « no live upstreams », « temporarily disabled ». */
const lostIn = ({ folder }: OwnEdge) =>
  readFileSync(path.join(folder, 'logs/error.log'), 'utf8')
    .split('\n')
    .filter((line) => /no live upstreams|temporarily disabled/.test(line));

async function visitCrm(count: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let visit = 0; visit < count; visit += 1) {
    const choice = `${choices[visit % choices.length]}&utm_source=visite-${visit}`;
    const { status, headers } = await askEdge(edge.url, choice, {
      headers: { 'x-forwarded-for': `10.1.0.${visit}` },
    });
    const location = headers.location ?? '';
    outcomes.push(status === 302 && new URL(location).host === CRM_HOST ? 'CRM' : `${status} ${location}`);
  }
  return outcomes;
}

/** A network that knows the page and not the mark of its image: it is led to the image, and asks for that. */
async function askShareImage(page: string): Promise<number> {
  const headers = { 'x-forwarded-for': NETWORK };
  const { status, headers: told } = await askEdge(edge.url, `/partage/0000000000${page}.jpg`, { headers });
  return status === 302 ? (await askEdge(edge.url, told.location ?? '', { headers })).status : status;
}

beforeAll(async () => {
  gate = await createFaultyGate(sharedContent().url);
  lone = await createFaultyGate(sharedContent().url);
  const settings = { TRUSTED_EDGE: 'on', CONTENT_TIMEOUT_MS: '2000' };
  nodes = [
    await startWebNode({ name: 'faults-1', contentUrl: gate.url, settings }),
    await startWebNode({ name: 'faults-2', contentUrl: lone.url, settings }),
  ];
  edge = await startEdge(
    'faults',
    nodes.map(({ url }) => hostOf(url)),
  );
});
afterAll(async () => {
  await edge.stop();
  for (const node of nodes) await node.stop();
  await gate.close();
  await lone.close();
});

describe('EDGE-04 a node that says no is not dead', () => {
  it('a head as long as a visitor can send is answered by both nodes', async () => {
    const long = (size: number) => 'a'.repeat(size);
    const heads = [
      // Redirected, with all of it in the answer.
      [`GET /PROGRAMME?x=${long(7900)} HTTP/1.1`],
      [`GET /A${'$'.repeat(7900)} HTTP/1.1`],
      ['GET /campus/lyon HTTP/1.1', ...[1, 2, 3].map((part) => `X-Part-${part}: ${long(8000)}`)],
      [
        'GET /campus/lyon HTTP/1.1',
        'X-Control: \u0001',
        ...[1, 2].map((part) => `X-Part-${part}: ${long(8000)}`),
      ],
      ['FOO /campus/lyon HTTP/1.1', 'Content-Length: 4000', `X-Part: ${long(8000)}`],
      ['POST /campus/lyon HTTP/1.1', 'Content-Length: 4000'],
    ];
    const statuses: (number | null)[] = [];
    for (const [line, ...more] of [...heads, ...heads]) {
      const lines = [line, 'Host: 127.0.0.1', 'Connection: close', ...more];
      const body = line?.startsWith('GET') ? '' : long(4000);
      const answer = await sendRaw(
        edge.url,
        Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'),
        PATIENCE_MS,
      );
      statuses.push(answer.status);
    }

    expect(statuses.slice(0, 3)).toEqual([301, 301, 200]);
    expect(statuses.filter((status) => status === null || status >= 500)).toEqual([501, 501]);
    expect(lostIn(edge)).toEqual([]);
  });

  it('one node that has lost the content service costs no applicant, though it answers 503', async () => {
    await lone.spoil('refused');
    try {
      expect((await visitCrm(VISITS)).filter((outcome) => outcome !== 'CRM')).toEqual([]);
      expect(lostIn(edge)).toEqual([]);
    } finally {
      await lone.mend();
    }
  });

  it('a crowd of share images, most of which the nodes refuse, costs no applicant', async () => {
    const pages = (await readPublished(sharedContent().url)).pages.filter((page) => !page.startsWith('/en/'));
    const crowd = new Set(pages.slice(0, IMAGES));
    expect(crowd.size).toBe(IMAGES);
    let isGoing = true;
    const images = Promise.all(Array.from(crowd, askShareImage)).finally(() => (isGoing = false));
    const outcomes: string[] = [];
    do outcomes.push(...(await visitCrm(VISITS)));
    while (isGoing);
    const statuses = await images;
    const countOf = (status: number) => statuses.filter((one) => one === status).length;
    process.stdout.write(
      `${outcomes.length} applicants beside ${IMAGES} share images (${countOf(200)} drawn, ${countOf(503)} refused): ${outcomes.filter((one) => one === 'CRM').length} led to the CRM, ${lostIn(edge).length} lines of lost nodes\n`,
    );

    expect(countOf(503)).toBeGreaterThan(IMAGES / 10);
    expect(outcomes.filter((outcome) => outcome !== 'CRM')).toEqual([]);
    expect(lostIn(edge)).toEqual([]);
  });

  it('while the content service is away, one who searches and one who asks for share images cost no applicant', async () => {
    // Each node has read the links that it is asked for.
    for (const node of nodes)
      for (const choice of choices.slice(0, VISITS))
        await expect.poll(async () => (await node.ask(choice)).status).toBe(302);
    await gate.spoil('refused');
    await lone.spoil('refused');
    try {
      const headers = { 'x-forwarded-for': APPLICANT };
      const asked = Array.from({ length: VISITS }, (_, n) => [
        `/recherche?q=panne${n}`,
        `/partage/${n.toString(16).padStart(10, '0')}/campus/paris.jpg`,
        `/api/search?locale=fr&q=panne${n}`,
      ]).flat();
      const refused = Promise.all(asked.map((address) => askEdge(edge.url, address, { headers })));
      const outcomes = await visitCrm(VISITS);
      const statuses = (await refused).map(({ status }) => status);
      process.stdout.write(
        `${outcomes.length} applicants beside ${asked.length} requests that were refused (${[...new Set(statuses)].join(', ')}): ${outcomes.filter((one) => one === 'CRM').length} led to the CRM, ${lostIn(edge).length} lines of lost nodes\n`,
      );

      expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(VISITS / 2);
      expect(outcomes.filter((outcome) => outcome !== 'CRM')).toEqual([]);
      expect(lostIn(edge)).toEqual([]);
    } finally {
      await gate.mend();
      await lone.mend();
    }
  });
});

describe('EDGE-04 one floor below', () => {
  const servers: Server[] = [];
  let below: OwnEdge;
  let searches = 0;

  /** Never finds anything, and tells of changes at once. */
  async function startSlowSearch(): Promise<string> {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/api/search')) searches += 1;
      else response.end('{}');
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  beforeAll(async () => {
    const content = [await startSlowSearch(), await startSlowSearch()];
    below = await startOwnEdge('below', { web: [NOBODY], content, mirror: NOBODY });
  });
  afterAll(async () => {
    await below.stop();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('searches that take too long take no process of the content service away from the feed', async () => {
    const asked = Array.from({ length: 6 }, (_, n) => askEdge(below.contentUrl, `/api/search?q=${n}`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([504]));
    expect(searches).toBe(12);

    for (const address of ['/api/changes?since=1', '/api/login', '/api/courses'])
      for (let turn = 0; turn < 6; turn += 1)
        expect([address, (await askEdge(below.contentUrl, address)).status]).toEqual([address, 200]);
    expect(lostIn(below)).toEqual([]);
  });
});
