import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { askAll } from '@meridia/tools/crawl/ask-all';
import { isFollowed, languageOf, readLink } from '@meridia/tools/crawl/links';
import { readPage } from '@meridia/tools/crawl/page-content';
import type { Answer } from './support/ask.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const SETTINGS = ['shown', 'hidden'] as const;
const CRAWL_MS = 300_000;
const ORIGIN = 'https://www.meridia.example';

type Crawl = { asked: string[]; pages: number; dead: string[] };

const nodes = new Map<string, WebNode>();
const nodeOf = (setting: string) => {
  const node = nodes.get(setting);
  if (!node) throw new Error(`No node for ${setting}`);
  return node;
};

beforeAll(async () => {
  for (const setting of SETTINGS) {
    const settings = { ENABLED_LOCALES: 'fr,en', UNTRANSLATED: setting };
    nodes.set(setting, await startWebNode({ name: `english-links-${setting}`, settings }));
  }
});
afterAll(() => Promise.all([...nodes.values()].map((node) => node.stop())));

/** A node that has no time is no dead link: it is asked again. */
async function askPatiently({ ask }: Pick<WebNode, 'ask'>, address: string, triesLeft = 4): Promise<Answer> {
  const answer = await ask(address);
  if (answer.status < 500 || triesLeft === 0) return answer;
  await setTimeout(1000);
  return askPatiently({ ask }, address, triesLeft - 1);
}

/** From link to link over the English pages; a link to a French one is asked, and not followed. */
async function crawlEnglish(node: WebNode): Promise<Crawl> {
  const foundOn = new Map<string, string>();
  const dead: string[] = [];
  let pages = 0;

  async function askOne(address: string): Promise<string[]> {
    const { status, html, headers } = await askPatiently(node, address);
    if (status !== 200) {
      dead.push(`${address} ${status} ${headers.location ?? ''} (on ${foundOn.get(address) ?? 'the start'})`);
      return [];
    }
    if (languageOf(address) !== 'en') return [];
    pages += 1;
    return readPage(html).links.flatMap((href) => {
      const link = readLink(href, address, [node.url, ORIGIN]);
      if (link.kind !== 'page' || !isFollowed(link.address, address)) return [];
      if (!foundOn.has(link.address)) foundOn.set(link.address, address);
      return [link.address];
    });
  }

  const asked = await askAll(['/en'], askOne);
  return { asked, pages, dead };
}

describe.each(SETTINGS)('S-38 English, with what has no translation %s', (setting) => {
  it.each([
    ['/en/agenda', 'agenda.title'],
    ['/en/actualites', 'news.title'],
    ['/en/campus', 'campus.title'],
  ] as const)('I18N-04 the title of %s is English', async (path, key) => {
    const { title, canonical } = readPage((await nodeOf(setting).ask(path)).html);

    expect(title).toContain(LABELS.en[key].label);
    expect(canonical).toBe(`${ORIGIN}${path}`);
  });

  it.each([
    ['ROUTE-21', '/en/mentions-legales', '/en/legal-notices'],
    ['ROUTE-21', '/en/charte-donnees-personnelles', '/en/data-privacy-policy'],
    ['ROUTE-21, REDIR-10', '/EN/Mentions-Legales/?a=1', '/en/legal-notices?a=1'],
    ['ROUTE-21', '/legal-notices', '/mentions-legales'],
    ['ROUTE-10, REDIR-03', '/en/blog', '/en/actualites'],
    ['REDIR-04', '/en/campus/nice-iconic', '/en/campus/nice'],
    ['ROUTE-13', '/en/programmes/bts-communication', '/en/programme/bts-communication'],
  ])('%s %s leads to %s, which is a page', async (_rule, from, to) => {
    const { status, headers } = await nodeOf(setting).ask(from);
    expect([status, headers.location]).toEqual([301, to]);

    expect((await nodeOf(setting).ask(to)).status).toBe(200);
  });

  it('the map has English names', async () => {
    const { html } = await nodeOf(setting).ask('/en/campus');

    expect(html).toContain('#major-names-en"');
    expect((await nodeOf(setting).ask('/campus')).html).not.toContain('#major-names-en"');
  });
});

/** `pnpm test:crawl` does the same to the site that shows what has no translation. */
describe('S-38 English, with what has no translation hidden', () => {
  it(
    'I18N-04 no link of any page leads nowhere, nor round a corner',
    async () => {
      const { asked, pages, dead } = await crawlEnglish(nodeOf('hidden'));

      expect(pages).toBeGreaterThan(100);
      expect(asked.length).toBeGreaterThan(pages);
      expect(dead).toEqual([]);
    },
    CRAWL_MS,
  );
});

describe('S-38 a document without an English version', () => {
  it('I18N-04 shown, is the French page seen from elsewhere', async () => {
    const { status, html } = await nodeOf('shown').ask('/en/vae');

    expect(status).toBe(200);
    expect(readPage(html).canonical).toBe(`${ORIGIN}/vae`);
  });

  it('I18N-04, ROUTE-22 hidden, is not there, and no menu leads to it', async () => {
    expect((await nodeOf('hidden').ask('/en/vae')).status).toBe(404);
    const { html } = await nodeOf('hidden').ask('/en');

    expect(html).not.toMatch(/href="(?:\/en)?\/vae"/);
    expect((await nodeOf('shown').ask('/en')).html).toContain('href="/en/vae"');
  });

  it('I18N-04 hidden, an old address of it leads to the French page in one hop', async () => {
    const { status, headers } = await nodeOf('hidden').ask('/en/m%C3%A9tiers/ambassadeur');

    expect([status, headers.location]).toEqual([301, '/carrieres/diplomate']);
  });
});
