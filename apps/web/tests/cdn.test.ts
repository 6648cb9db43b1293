import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOwnEdge, type OwnEdge } from '@meridia/tools/cluster/own-edge';
import { startOwnNginx, type OwnNginx } from '@meridia/tools/services/own-nginx';
import { REPOSITORY } from '@meridia/tools/services/repository';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { completeAction, pagesOfEachKind } from './support/pages-of-each-kind.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/**
 * A CDN before the edge, played by an nginx that keeps what it is told to for as long as it is told, under the address without its
 * campaign and what Vary names: what every CDN can be set to, and no more (docs/deployment.md).
 */
const VISITOR = '198.51.100.7';
const LIVES =
  /^(?:public, max-age=0, s-maxage=1|public, max-age=\d+(?:, immutable)?|private, max-age=3600$|no-store)/;

let folder: string;
let node: WebNode;
let edge: OwnEdge;
let cdn: OwnNginx;

const hostOf = (url: string) => new URL(url).host;
const visit = (address: string, headers: Record<string, string> = {}) => ask(cdn.url, address, { headers });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cdn-'));
  node = await startWebNode({ name: 'cdn', settings: { TRUSTED_EDGE: 'on' } });
  edge = await startOwnEdge(
    'cdn',
    { web: [hostOf(node.url)], content: hostOf(sharedContent().url), mirror: '127.0.0.1:9' },
    { trusted: ['127.0.0.1/32'] },
  );
  const locations = `location / {
    proxy_pass ${edge.url};
    proxy_cache cdn;
    proxy_cache_key "$edge_address";
    proxy_set_header X-Forwarded-For $http_x_visitor;
    add_header X-CDN $upstream_cache_status always;
  }`;
  const before = `proxy_cache_path ${folder} keys_zone=cdn:4m; include ${path.join(REPOSITORY, 'deploy/edge/keys.conf')};`;
  cdn = await startOwnNginx('cdn', locations, before);
});
afterAll(async () => {
  await cdn.stop();
  await edge.stop();
  await node.stop();
  rmSync(folder, { recursive: true });
});

describe('a CDN before the edge', () => {
  it('is told how long to keep each answer, and no page sets a cookie or names one', async () => {
    const pages = await pagesOfEachKind(sharedContent().url);
    expect(pages.length).toBeGreaterThan(25);
    for (const page of pages) {
      const { headers } = await visit(page);
      expect([page, headers['cache-control']]).toEqual([page, expect.stringMatching(LIVES)]);
      expect([page, headers['set-cookie']]).toEqual([page, undefined]);
      expect([page, headers.vary ?? '']).toEqual([page, expect.stringMatching(/^(?:Accept-Encoding)?$/i)]);
    }
  });

  it('gives one visitor’s page to another, whatever her cookies, language and campaign', async () => {
    const first = await visit('/campus', { 'accept-encoding': 'br' });
    const second = await visit('/campus?utm_source=salon&fbclid=1', {
      'accept-encoding': 'br',
      'accept-language': 'en',
      cookie: 'consent=all; session=2',
    });

    expect(second.headers['x-cdn']).toBe('HIT');
    expect(second.html).toBe(first.html);
  });

  it('keeps one for each encoding', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    for (const encoding of [...encodings, ...encodings]) {
      const { headers } = await visit('/agenda', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    }
  });

  it('keeps one for each filter, and each page of a list', async () => {
    const addresses = [
      '/programme',
      '/programme?campus=lyon',
      '/programme?campus=paris',
      '/actualites/page/2',
    ];
    const bodies = await Promise.all(addresses.map((address) => visit(address)));

    expect(new Set(bodies.map(({ html }) => html)).size).toBe(addresses.length);
  });

  it('keeps no redirect with a campaign, and no way to the CRM', async () => {
    const action = completeAction();
    // The first without any: what it is given must not be what the others get.
    for (const query of ['', '?utm_source=salon', '?utm_source=affiche']) {
      const { headers } = await visit(`/PROGRAMME${query}`);
      expect(headers.location).toBe(`/programme${query}`);
    }
    for (const source of ['salon', 'affiche']) {
      const { status, headers } = await visit(`${action}&utm_source=${source}`);
      expect([status, headers.location]).toEqual([302, expect.stringContaining(source)]);
    }
  });

  it('and the edge still knows who asks', async () => {
    // Nobody has asked for it before: the CDN has to.
    await visit('/campus/lyon', { 'x-visitor': VISITOR });
    await sleep(1500);
    const log = readFileSync(path.join(edge.folder, 'logs/access.log'), 'utf8');

    expect(log).toContain(`"client":"${VISITOR}"`);
  });
});
