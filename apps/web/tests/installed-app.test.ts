import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WEB_FOLDER } from '@meridia/tools/services/repository';
import { siteOf } from '@meridia/tools/services/service-accounts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const MANIFEST = '/manifest.webmanifest';
const WORKER = '/service-worker.js';
const HEALING = { timeout: 20_000, interval: 500 };
const NOWHERE = 'http://127.0.0.1:9';

describe('PWA-01 the app of another school, on the same build', () => {
  let boreal: WebNode;

  beforeAll(async () => {
    const settings = siteOf('boreal');
    boreal = await startWebNode({ name: 'boreal', settings });
  });
  afterAll(() => boreal.stop());

  it('has its own name and its own pictures, and none of Meridia', async () => {
    // Settings that did not come in time come within seconds.
    const { headers, html } = await vi.waitFor(async () => {
      const answer = await boreal.ask(MANIFEST);
      expect(answer.status).toBe(200);
      return answer;
    }, HEALING);

    expect(headers['content-type']).toBe('application/manifest+json');
    expect(headers['cache-control']).toContain('max-age=0');
    expect(JSON.parse(html)).toMatchObject({ short_name: 'Boréal', start_url: '/' });
    expect(html).not.toMatch(/meridia/i);
  });

  it('has its own icons in the head of its pages', async () => {
    const { html } = await boreal.ask('/');
    const icons = html.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? [];

    expect(icons).toHaveLength(2);
    for (const icon of icons) expect(icon).toContain('href="/icons/boreal/');
  });

  it('ENT-07 says its own name wherever the labels say one, and never that of Meridia', async () => {
    const { html } = await boreal.ask('/');

    expect(html).toContain('alt="Boréal, retour à l’accueil"');
    expect(html).toContain('© Boréal.');
    expect(html).not.toMatch(/\bMeridia\b/);
  });

  it('has a worker that is asked for again at each visit, and bears the name of the build', async () => {
    const { status, headers, html } = await boreal.ask(WORKER);

    expect([status, headers['service-worker-allowed']]).toEqual([200, '/']);
    expect(headers['cache-control']).toContain('max-age=0');
    const built: unknown = JSON.parse(readFileSync(path.join(WEB_FOLDER, 'dist/assets.json'), 'utf8'));
    expect(built).toEqual(expect.objectContaining({ buildId: expect.stringMatching(/^[\w-]{8,}$/) }));
    expect(html).toContain((built as { buildId: string }).buildId);
  });
});

describe('PWA-01 an app whose settings cannot be read', () => {
  let site: WebNode;

  beforeAll(async () => {
    site = await startWebNode({ name: 'no-settings', contentUrl: NOWHERE, until: '/healthz' });
  });
  afterAll(() => site.stop());

  it('says so, for the browser to keep the manifest that it knows', async () => {
    const { status, headers } = await site.ask(MANIFEST);

    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  });
});
