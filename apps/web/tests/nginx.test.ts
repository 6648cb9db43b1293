import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Answer } from '@meridia/tools/crawl/ask';
import { askAll } from '@meridia/tools/crawl/ask-all';
import { readPublished } from '@meridia/tools/crawl/published-addresses';
import { somePages } from '@meridia/tools/crawl/some-pages';
import { startOwnNginx, type OwnNginx } from '@meridia/tools/services/own-nginx';
import { WEB_FOLDER } from '@meridia/tools/services/repository';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** Half of the smallest buffer that nginx has for a head (4 kB). */
const MAX_HEAD_BYTES = 2048;
const GZIP = { 'accept-encoding': 'gzip' };
const CLIENT_FOLDER = path.join(WEB_FOLDER, 'dist/client');
const LISTS = ['/', '/programme', '/campus', '/agenda', '/actualites', '/offres-alternance', '/contact'];
const OTHERS = [
  '/inconnu',
  '/x.php',
  '/crm/contact',
  '/programmes',
  '/robots.txt',
  '/sitemap.xml',
  '/api/x',
  '/healthz',
];

let site: WebNode;

beforeAll(async () => {
  site = await startWebNode({ name: 'nginx' });
});
afterAll(() => site.stop());

/** What a visitor has of it. */
const seen = ({ status, location, type, policy, body }: Answer) => ({
  status,
  location,
  type,
  policy,
  body: body.toString('base64'),
});

describe('S-03 behind nginx with its own settings', () => {
  let nginx: OwnNginx;

  beforeAll(async () => {
    nginx = await startOwnNginx('proxy', `location / { proxy_pass ${site.url}; }`);
  });
  afterAll(() => nginx.stop());

  it('S-03 every page is answered as the node answers it, with a small head', async () => {
    const { pages } = await readPublished(sharedContent().url);
    const french = pages.filter((page) => !page.startsWith('/en/'));
    const asked = [...LISTS, ...OTHERS, ...somePages(french)];
    const different: string[] = [];
    let largest = { page: '', headBytes: 0 };

    await askAll(asked, async (page) => {
      const direct = await ask(`${site.url}${page}`, GZIP);
      const behind = await ask(`${nginx.url}${page}`, GZIP);
      if (JSON.stringify(seen(behind)) !== JSON.stringify(seen(direct)))
        different.push(`${page}: ${direct.status} ${behind.status}`);
      if (direct.headBytes > largest.headBytes) largest = { page, headBytes: direct.headBytes };
      return [];
    });
    process.stdout.write(
      `${asked.length} addresses behind nginx; largest head ${largest.headBytes} bytes (${largest.page})\n`,
    );

    expect(asked.length).toBeGreaterThan(80);
    expect(different).toEqual([]);
    expect(largest.headBytes).toBeLessThan(MAX_HEAD_BYTES);
  }, 300_000);
});

describe('nginx before the files of the build', () => {
  let nginx: OwnNginx;

  beforeAll(async () => {
    // The type of the rules is the one thing that nginx cannot know.
    nginx = await startOwnNginx(
      'files',
      `root ${CLIENT_FOLDER};
       gzip_static on;
       location = /speculation-rules.json { types {} default_type application/speculationrules+json; }`,
    );
  });
  afterAll(() => nginx.stop());

  const filesOf = (folder: string) =>
    readdirSync(path.join(CLIENT_FOLDER, folder))
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .map((name) => `/${folder}/${name}`);

  it('gives the same compressed bytes of each as the node', async () => {
    const files = [...filesOf('_site'), '/speculation-rules.json'];
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const [direct, behind] = [
        await ask(`${site.url}${file}`, GZIP),
        await ask(`${nginx.url}${file}`, GZIP),
      ];
      expect([file, behind.status, behind.body.equals(direct.body)]).toEqual([file, 200, true]);
    }
  });

  it.each([
    ['scripts', '.js', /^(?:text|application)\/javascript/],
    ['style sheets', '.css', /^text\/css/],
  ])('names the type of %s', async (_name, ending, type) => {
    const file = filesOf('_site').find((name) => name.endsWith(ending)) ?? '';

    expect((await ask(`${nginx.url}${file}`, GZIP)).type).toMatch(type);
    expect((await ask(`${site.url}${file}`, GZIP)).type).toMatch(type);
  });

  it('names the type of the speculation rules, told so', async () => {
    const answers = [`${site.url}/speculation-rules.json`, `${nginx.url}/speculation-rules.json`].map((url) =>
      ask(url),
    );

    expect((await Promise.all(answers)).map(({ type }) => type)).toEqual(
      Array(2).fill('application/speculationrules+json'),
    );
  });
});
