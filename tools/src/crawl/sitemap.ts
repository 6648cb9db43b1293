import { ask } from './ask.ts';
import type { Fault } from './crawl-site.ts';
import type { PageContent } from './page-content.ts';

const ADDRESS = /<loc>([^<]*)<\/loc>/g;
const PARTS_OF_LISTS = /\?|\/page(\/|$)/;

/** The addresses that a sitemap, or its index, names. */
export function addressesIn(xml: string): string[] {
  return Array.from(xml.matchAll(ADDRESS), ([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** The pages of a crawl that are for search engines under their own address; the further pages of a list are found from its first. */
export function createIndexedPages(own: readonly string[]) {
  const addresses = new Set<string>();
  return {
    check(address: string, { isIndexed, canonical }: PageContent): void {
      const isItself =
        canonical !== null && own.some((origin) => canonical === new URL(address, origin).href);
      if (isIndexed && isItself && !PARTS_OF_LISTS.test(address)) addresses.add(address);
    },
    addresses: (): ReadonlySet<string> => addresses,
  };
}

export type IndexedPages = ReturnType<typeof createIndexedPages>;

/** Where the two differ. */
export function sitemapFaults(named: readonly string[], indexed: ReadonlySet<string>): Fault[] {
  const known = new Set(named);
  const twice = named.filter((address, rank) => named.indexOf(address) !== rank);
  return [
    ...twice.map((address) => ({ address, fault: 'is twice in the sitemap' })),
    ...[...indexed]
      .filter((address) => !known.has(address))
      .map((address) => ({ address, fault: 'is not in the sitemap' })),
    ...[...known]
      .filter((address) => !indexed.has(address))
      .map((address) => ({ address, fault: 'is in the sitemap, and no page for search engines' })),
  ];
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

type Headers = Record<string, string>;

async function read(site: string, path: string, headers: Headers): Promise<string> {
  const { status, body } = await ask(`${site}${path}`, { 'accept-encoding': 'identity', ...headers });
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return body.toString();
}

/** Every address of the sitemap that `robots.txt` names, as paths of the site. */
export async function readSitemap(site: string, headers: Headers = {}): Promise<string[]> {
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(await read(site, '/robots.txt', headers)) ?? [];
  const parts = addressesIn(await read(site, pathOf(index), headers)).map(pathOf);
  const texts = await Promise.all(parts.map((part) => read(site, part, headers)));
  return texts.flatMap(addressesIn).map(pathOf);
}
