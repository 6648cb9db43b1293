import { expect, it } from 'vitest';
import { documentCrumbs, listCrumbs, sectionCrumbs } from './crumbs';

const site = { text: (key: string) => key, href: (path: string) => `/en${path}` };
const HOME = { label: 'nav.home', href: '/en/' };

it('leads from the home to a list', () => {
  expect(listCrumbs(site, 'agenda')).toEqual([HOME, { label: 'nav.agenda' }]);
});

it('leads to a document through its list', () => {
  expect(documentCrumbs(site, 'jobOffers', 'Chargé de mission')).toEqual([
    HOME,
    { label: 'nav.jobs', href: '/en/offres-alternance' },
    { label: 'Chargé de mission' },
  ]);
});

it.each([
  ['under its section', { title: 'École', rubrique: 'ecole' }, [{ label: 'École', href: '/en/ecole' }]],
  ['that is the section itself', null, []],
])('leads to a page %s', (_case, section, above) => {
  expect(sectionCrumbs(site, section, 'Histoire')).toEqual([HOME, ...above, { label: 'Histoire' }]);
});
