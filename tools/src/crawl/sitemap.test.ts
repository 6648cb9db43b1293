import { expect, it } from 'vitest';
import { readPage } from './page-content.ts';
import { addressesIn, createIndexedPages, sitemapFaults } from './sitemap.ts';

const SITE = 'http://site';
const page = (canonical: string, robots = '') =>
  readPage(
    `<link rel="canonical" href="${SITE}${canonical}"/>${robots && `<meta name="robots" content="${robots}"/>`}`,
  );

it('reads the addresses of a sitemap', () => {
  expect(
    addressesIn('<url><loc>http://site/a?b=1&amp;c=2</loc></url><url><loc>http://site/</loc></url>'),
  ).toEqual(['http://site/a?b=1&c=2', 'http://site/']);
});

it('knows the pages that are for search engines', () => {
  const indexed = createIndexedPages([SITE]);
  indexed.check('/a', page('/a'));
  indexed.check('/b', page('/a'));
  indexed.check('/c', page('/c', 'noindex, follow'));
  indexed.check('/d?page=2', page('/d?page=2'));
  indexed.check('/actualites/page/2', page('/actualites/page/2'));

  expect([...indexed.addresses()]).toEqual(['/a']);
});

it('MACH-01 finds what one has and the other has not', () => {
  expect(sitemapFaults(['/a', '/b', '/b'], new Set(['/b', '/c']))).toEqual([
    { address: '/b', fault: 'is twice in the sitemap' },
    { address: '/c', fault: 'is not in the sitemap' },
    { address: '/a', fault: 'is in the sitemap, and no page for search engines' },
  ]);
});
