import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEB_FOLDER } from '@meridia/tools/services/repository';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** « About a second », on a machine that does other things too. */
const SEEN_MS = 3000;
const COMPONENT = path.join(WEB_FOLDER, 'src/views/contact/contact-page.tsx');

let site: WebNode;

beforeAll(async () => {
  site = await startWebNode({ name: 'development', program: ['server/dev-server.ts'] });
});
afterAll(() => site.stop());

describe('S-18 the site in development is the site of production', () => {
  it.each([
    ['/contact', 200],
    ['/blog', 301],
    ['/Contact/', 301],
    ['/login', 302],
    ['/crm/brochure', 200],
    ['/inconnu', 404],
    ['/fichier.php', 404],
    ['/%', 400],
    ['/api/inconnu', 404],
    ['/manifest.webmanifest', 200],
    ['/icons/sprite.svg', 200],
    ['/src/shell/frame.client.ts', 200],
    ['/src/styles/global.css', 200],
  ])('%s answers %d', async (address, status) => {
    expect((await site.ask(address)).status).toBe(status);
  });

  it('a component that changes is seen in about a second', async () => {
    await site.ask('/contact');
    expect((await site.ask('/contact')).headers['x-cache']).toBe('HIT');
    const since = performance.now();
    utimesSync(COMPONENT, new Date(), new Date());
    await expect
      .poll(async () => (await site.ask('/contact')).headers['x-cache'], { interval: 20, timeout: SEEN_MS })
      .toBe('MISS');
    process.stdout.write(`a change in development: seen after ${Math.round(performance.now() - since)} ms\n`);
  });
});
