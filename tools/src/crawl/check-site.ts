import { checkInBrowser } from './check-in-browser.ts';
import { checkRedirects } from './check-redirects.ts';
import { crawlSite } from './crawl-site.ts';
import { familyOf, languageOf } from './links.ts';
import { readPublished } from './published-addresses.ts';
import { missingTypes } from './page-data.ts';
import type { Check } from './report.ts';
import { readSitemap, sitemapFaults } from './sitemap.ts';

const HOMES = ['/', '/en'];

/** One address of each family, and every section page. */
function toVisit(addresses: readonly string[], sectionPages: readonly string[]): string[] {
  const families = new Map(addresses.map((address) => [familyOf(address), address]));
  return [...new Set([...families.values(), ...sectionPages])];
}

export async function checkSite(
  site: string,
  contentUrl: string,
  print: (line: string) => void,
): Promise<Check[]> {
  const startedAt = performance.now();
  const say = (line: string) =>
    print(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);

  const { pages, sectionPages, redirects } = await readPublished(contentUrl);
  const crawl = await crawlSite(site, [...HOMES, ...pages]);
  say(
    `${crawl.addresses.length} addresses, ${crawl.linkCount} links (${crawl.hashLinkCount} to a part of a page), ${crawl.files.length} files`,
  );
  const { heads } = crawl;
  say(
    `${heads.policyCount()} policies; largest head ${heads.largest().bytes} bytes, ${heads.largest().address}`,
  );

  const found = await checkRedirects(site, redirects, crawl);
  say(
    `${found.followed} redirects followed, ${found.patterns} patterns left, ${found.outside.length} lead outside:`,
  );
  for (const target of found.outside.toSorted()) print(`        ${target}`);

  const named = await readSitemap(site);
  say(`${named.length} addresses in the sitemap`);

  const visited = toVisit(crawl.addresses, sectionPages);
  const browserFaults = await checkInBrowser(site, visited);
  say(`${visited.length} pages seen in a browser`);

  const inLanguage = (locale: string) => ({
    name: `pages that answer 200 and can be read, ${locale}`,
    count: crawl.addresses.filter((address) => languageOf(address) === locale).length,
    faults: crawl.pageFaults.filter(({ address }) => languageOf(address) === locale),
  });
  return [
    inLanguage('fr'),
    inLanguage('en'),
    {
      name: 'links to a part of a page, which is there',
      count: crawl.hashLinkCount,
      faults: crawl.hashFaults,
    },
    {
      name: 'pages with one of a few policies, no script outside it and a small head',
      count: heads.pageCount(),
      faults: heads.faults(),
    },
    {
      name: 'pages whose description is of no other page',
      count: crawl.descriptions.count(),
      faults: [...crawl.descriptions.faults()],
    },
    {
      name: 'pages for search engines, which are those of the sitemap',
      count: named.length,
      faults: sitemapFaults(named, crawl.indexed.addresses()),
    },
    {
      name: 'pages whose data are of schema.org and say what the page says',
      count: crawl.data.count(),
      faults: [...crawl.data.faults(), ...missingTypes(crawl.data.typesOf())],
    },
    { name: 'files that pages use', count: crawl.files.length, faults: crawl.fileFaults },
    { name: 'redirects that end in a page', count: found.followed, faults: found.faults },
    { name: 'pages with nothing in the console of a browser', count: visited.length, faults: browserFaults },
  ];
}
