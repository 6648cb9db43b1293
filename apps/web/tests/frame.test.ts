import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENTS_PATH, MENUS_PATH, newsPath, WEBSITE_SETTINGS_PATH } from '@meridia/contract/endpoints';
import { createContentGate, type ContentGate } from './support/content-gate.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const MOBILE = 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const PAGES = ['/', '/carrieres', '/international', '/ecole', '/integrer-meridia'];

let gate: ContentGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createContentGate(sharedContent().url);
  site = await startWebNode({ name: 'frame', contentUrl: gate.url });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

const FRAME_PATHS = [MENUS_PATH, EVENTS_PATH, newsPath('meridia'), WEBSITE_SETTINGS_PATH];

describe('the frame of a page', () => {
  it('SIDE-04 its menus, events, news and settings are loaded once, whatever the number of pages', async () => {
    for (const path of PAGES) {
      const { status, html } = await site.ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toMatch(/<dialog [^>]*aria-label="Menu"/);
    }

    for (const path of FRAME_PATHS) {
      const addresses = gate.asked.filter((address) => address.includes(path));
      expect(addresses).not.toEqual([]);
      expect(addresses).toEqual([...new Set(addresses)]);
    }
  });

  it('LAY-04 is the same for a mobile and for a desktop', async () => {
    const htmlFor = async (agent: string) =>
      (await site.ask('/ecole', { headers: { 'user-agent': agent } })).html;

    expect(await htmlFor(MOBILE)).toBe(await htmlFor(DESKTOP));
  });
});
