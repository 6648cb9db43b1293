import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MACHINE_ROUTES } from '@meridia/domain/page-routes.data';
import { addressesIn } from '@meridia/tools/crawl/sitemap';
import { siteOf } from '@meridia/tools/services/service-accounts';
import { idsIn, readDocumentIds } from './support/document-ids.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const SCHOOLS = ['meridia', 'boreal'] as const;
const AT_ONCE = 8;
const CRAWL_MS = 180_000;

/** What no page of the sitemap leads to: the files of programs, what scripts ask for, and pages of choices. */
const BESIDE = [
  ...MACHINE_ROUTES.map(([path]) => path).filter((path) => !path.includes(':')),
  ...['/agenda.ics', '/en/agenda.ics', '/agenda?page=2', '/recherche?q=campus', '/en/recherche?q=campus'],
  ...['/api/crm-links/actions?locale=fr', '/api/search?locale=fr&q=campus', '/api/search?locale=en&q=campus'],
  ...[
    '/crm/brochure',
    '/crm/contact',
    '/calendrier',
    '/visite?lieu=69100',
    '/robots.txt',
    '/manifest.webmanifest',
  ],
];
/** A file or a call that a page names, beside its pictures and its build. */
const NAMED = /(?:href|src|action)="(\/[^"#]*\.(?:ics|xml|json|csv)(?:\?[^"#]*)?|\/api\/[^"#]*)"/g;

let ids: ReadonlySet<string>;
const nodes = new Map<string, WebNode>();

beforeAll(async () => {
  ids = await readDocumentIds(sharedContent().database);
  for (const school of SCHOOLS) {
    const settings = { ...siteOf(school), ENABLED_LOCALES: 'fr,en' };
    nodes.set(school, await startWebNode({ name: `identities-${school}`, settings }));
  }
});
afterAll(() => Promise.all([...nodes.values()].map((node) => node.stop())));

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://site.invalid');
  return `${pathname}${search}`;
};

/** Every address of the sitemap, with what its pages name and what stands beside them; what each answer shows of the ids. */
async function crawl({ ask }: WebNode) {
  const index = (await ask('/sitemap.xml')).html;
  const parts = await Promise.all(addressesIn(index).map((part) => ask(pathOf(part))));
  const pages = parts.flatMap(({ html }) => addressesIn(html).map(pathOf));
  const queue = [...new Set([...pages, ...BESIDE, ...addressesIn(index).map(pathOf)])];
  const asked = new Set(queue);
  const shown: string[] = [];
  const answered = new Map<number, number>();
  const worker = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const { status, headers, html } = await ask(address);
      answered.set(status, (answered.get(status) ?? 0) + 1);
      const found = idsIn(`${JSON.stringify(headers)}${html}`, ids);
      if (found.length > 0) shown.push(`${address} shows ${found.slice(0, 3).join(', ')}`);
      for (const [, named = ''] of html.matchAll(NAMED)) {
        const path = named.replaceAll('&amp;', '&');
        if (!asked.has(path)) queue.push(path);
        asked.add(path);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { pages: pages.length, asked: asked.size, answered, shown };
}

describe('SCHOOL-03 what visitors and programs read', () => {
  it('an id is found in whatever holds it', () => {
    const [id = ''] = ids;
    expect(ids.size).toBeGreaterThan(2000);
    expect(idsIn(`UID:event-${id}@meridia`, ids)).toEqual([id]);
    expect(idsIn(`"0${id}0"`, ids)).toContain(id);
    expect(idsIn('UID:event-0123456789abcdef0123456789abcdef@meridia', ids)).toEqual([]);
  });

  it.each(SCHOOLS)('of %s holds no id of the content service', { timeout: CRAWL_MS }, async (school) => {
    const node = nodes.get(school);
    if (!node) throw new Error(`No node for ${school}`);
    const { pages, asked, answered, shown } = await crawl(node);

    process.stdout.write(
      `${school}: ${pages} pages of the sitemap, ${asked} addresses, ${answered.get(200) ?? 0} answered with 200, ${ids.size} ids looked for\n`,
    );
    expect(pages).toBeGreaterThan(50);
    expect(answered.get(200) ?? 0).toBeGreaterThan(asked * 0.9);
    expect(shown).toEqual([]);
  });
});
