import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_ROUTES } from '@meridia/domain/page-routes.data';
import { ask, type AskOptions } from './support/ask.ts';
import { BRIEF_PAGES, pagesOfEachKind } from './support/pages-of-each-kind.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/**
 * What is stored is given to everybody: no page may read anything of a request but its address. Two nodes that share nothing make
 * each page for themselves, one asked by a plain visitor and the other by a peculiar one, and the bytes are compared.
 */
const PECULIAR = {
  Host: 'autre.example:8080',
  'X-Forwarded-Host': 'miroir.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-For': '203.0.113.9',
  'X-Request-Id': 'peculiar-request',
  'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Peculiar/1.0',
  'Accept-Language': 'en-GB,en;q=0.9',
  Accept: 'text/html;q=0.9,*/*;q=0.1',
  Cookie: 'consent=all; locale=en; origine-tracking=salon; utm_source=peculiar; session=1',
  Referer: 'https://www.google.com/?utm_source=peculiar&gclid=1',
  Authorization: 'Bearer peculiar',
  'Save-Data': 'on',
  'Sec-CH-UA-Mobile': '?1',
  'Sec-CH-Prefers-Color-Scheme': 'dark',
  DNT: '1',
  'Cache-Control': 'no-cache',
  Purpose: 'prefetch',
};
const TRACKING = 'utm_source=peculiar&utm_medium=mail&gclid=1&fbclid=2&peculiar=3';
const SETTINGS = { TRUSTED_EDGE: 'on', ERROR_DEBUG: 'on' };
/** Lists whose order of parameters may differ, beside one page of each kind. */
const MORE = [
  '/programme?domaine=management&campus=lyon',
  '/agenda?campus=lyon&type=salon',
  '/error/debug?status=403',
  '/crm/contact',
];

let plain: WebNode;
let peculiar: WebNode;
let pages: string[];

beforeAll(async () => {
  plain = await startWebNode({ name: 'same-plain', settings: SETTINGS });
  peculiar = await startWebNode({ name: 'same-peculiar', settings: SETTINGS });
  const known = await pagesOfEachKind(sharedContent().url);
  // A redirect and an action are no pages, and are decided by the request.
  pages = [
    ...known.filter((page) => page !== '/blog' && !page.includes('programme=')),
    ...BRIEF_PAGES,
    ...MORE,
  ];
});
afterAll(() => Promise.all([plain.stop(), peculiar.stop()]));

const hashOf = (etag: string | undefined) => etag?.split('-').slice(0, -1).join('-');

/** The same page, its own parameters in the other order among those of others. */
function withTracking(page: string): string {
  const [path = '', query = ''] = page.split('?');
  return `${path}?${[...query.split('&').toReversed(), TRACKING].filter(Boolean).join('&')}`;
}

describe('a page is the same for everybody', () => {
  it('of every route of the table', () => {
    const routes = PAGE_ROUTES.map(([pathname, name]) => ({ name, pattern: new URLPattern({ pathname }) }));
    const nameOf = (page: string) =>
      routes.find(({ pattern }) => pattern.test({ pathname: page.split('?')[0] }))?.name;
    const tried = new Set(pages.map(nameOf));

    expect(routes.length).toBeGreaterThan(15);
    expect(routes.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });

  it('whatever a request says beside its address', async () => {
    const differing: string[] = [];
    for (const page of pages) {
      const theirs = await peculiar.ask(withTracking(page), { headers: PECULIAR });
      const mine = await plain.ask(page);
      const isSame =
        mine.html === theirs.html &&
        mine.html.endsWith('</html>') &&
        mine.status === theirs.status &&
        mine.headers.etag === theirs.headers.etag &&
        mine.headers['content-security-policy'] === theirs.headers['content-security-policy'];
      if (!isSame) differing.push(`${page} ${mine.status} ${theirs.status}`);
    }

    expect(differing).toEqual([]);
  });

  it.each<[string, AskOptions]>([
    ['to a HEAD', { method: 'HEAD' }],
    ['in gzip', { headers: { 'Accept-Encoding': 'gzip' } }],
    ['in brotli', { headers: { 'Accept-Encoding': 'br', ...PECULIAR } }],
  ])('%s', async (_name, options) => {
    for (const page of ['/', '/agenda', '/programme?campus=lyon']) {
      const [mine, theirs] = await Promise.all([ask(plain.url, page), ask(peculiar.url, page, options)]);

      expect(hashOf(theirs.headers.etag)).toBe(hashOf(mine.headers.etag));
      if (options.method === 'HEAD') expect(theirs.html).toBe('');
      else expect(theirs.headers['content-length']).not.toBe('0');
    }
  });
});
