import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRIEF_PAGES, pagesOfEachKind } from './support/pages-of-each-kind.ts';
import { MARK } from './support/hostile-values.data.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** What a query might make of a page if somebody read it who should not: a status, a language, another object. */
const QUERIES = [
  'status=503',
  'x-status=503',
  'statusCode=500&errorText=x',
  'locale=en',
  'lang=en&hl=en',
  '__proto__%5Bstatus%5D=500',
  'constructor%5Bprototype%5D%5Bstatus%5D=500',
  'page%5B%5D=0',
  'page%00=0',
  'pages=0',
  `q=${encodeURIComponent(MARK)}`,
  'a=%E0%A4%C3',
  '&&&===',
  'url=https://evil.example/',
  'redirect=//evil.example',
  `campus=${'lyon,'.repeat(400)}`,
  Array.from({ length: 500 }, (_, rank) => `campus=c${rank}`).join('&'),
  'a=b'.repeat(2000),
];

/** No query by RFC 3986 (EDGE-01). */
const NO_QUERIES = ['page[]=0', 'a=%E0%A4%A', '%', 'a=b#c'];

let site: WebNode;
let pages: string[];

beforeAll(async () => {
  site = await startWebNode({ name: 'route-queries' });
  const fixed = [
    '/login',
    '/error/debug',
    '/robots.txt',
    '/favicon.ico',
    '/actualites/page/0',
    '/crm/inconnu',
  ];
  pages = [...(await pagesOfEachKind(sharedContent().url)), ...BRIEF_PAGES, ...fixed];
});
afterAll(() => site.stop());

it('S-13, S-39 no query changes the status of any route, nor comes back as it was sent', async () => {
  const changed: string[] = [];
  for (const page of pages) {
    const { status: expected } = await site.ask(page);
    // A choice that says two things of one campus is another choice, and a list of one campus has pages of its own (ROUTE-06).
    const isOfCampus = page.includes('campus=') || page.startsWith('/actualites/page/');
    const queries = QUERIES.filter((query) => !isOfCampus || !query.startsWith('campus='));
    for (const query of queries) {
      const { status, html } = await site.ask(`${page}${page.includes('?') ? '&' : '?'}${query}`);
      const isEchoed = html.includes(MARK);
      if (status !== expected || isEchoed)
        changed.push(`${page} ${query.slice(0, 40)}: ${status}, not ${expected}`);
    }
  }

  expect(pages.length).toBeGreaterThan(30);
  expect(changed).toEqual([]);
}, 600_000);

it('EDGE-01 what is no query is refused', async () => {
  for (const query of NO_QUERIES)
    expect([query, (await site.ask(`/campus?${query}`)).status]).toEqual([query, 400]);
});
