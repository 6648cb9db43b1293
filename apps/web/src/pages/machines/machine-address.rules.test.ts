import { expect, it } from 'vitest';
import { findMachineRoute } from './machine-address.rules';

it.each([
  ['/sitemap.xml', { name: 'sitemap-index', locale: 'fr', params: {} }],
  ['/sitemaps/agenda.xml', { name: 'sitemap-part', locale: 'fr', params: { part: 'agenda' } }],
  [
    '/sitemaps/agenda-12.xml',
    { name: 'sitemap-part', locale: 'fr', params: { part: 'agenda', number: '12' } },
  ],
  ['/sitemaps/agenda-0.xml', null],
  ['/sitemaps/agenda-99999.xml', null],
  ['/sitemaps/a/b.xml', null],
  ['/en/flux/agenda.xml', { name: 'agenda-feed', locale: 'en', params: {} }],
  ['/catalogue.csv', { name: 'catalogue-csv', locale: 'fr', params: {} }],
  ['/catalogue.xls', null],
  ['/programme/mba/fiche.pdf', { name: 'programme-sheet', locale: 'fr', params: { slug: 'mba' } }],
  ['/en/programme/mba/fiche.pdf', { name: 'programme-sheet', locale: 'en', params: { slug: 'mba' } }],
  ['/programme/fiche.pdf', null],
  ['/programme/mba/autre/fiche.pdf', null],
  ['/programme/mba.x/fiche.pdf', null],
  ['/campus/mba/fiche.pdf', null],
  ['/sitemap', null],
  ['/agenda', null],
])('what programs read at %s', (address, route) => {
  expect(findMachineRoute(address)).toEqual(route);
});
