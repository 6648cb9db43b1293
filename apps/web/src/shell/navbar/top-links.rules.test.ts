import { describe, expect, it } from 'vitest';
import type { Locale } from '@meridia/domain/locales';
import { mergeLabels } from '@meridia/labels/label.rules';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { profileLinks, profileOfSection, profileText, serviceLinks } from './top-links.rules';

const MAIN_SITE = 'https://reseau.meridia.example';
const logger = { info: () => undefined };

function siteIn(locale: Locale, overrides = {}) {
  const dictionaries = mergeLabels(LABELS, { [locale]: overrides });
  return createSiteContext({ locale, labels: { dictionaries, logger } });
}

const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

describe('profile links', () => {
  it('NAV-04 the student goes home, the others leave to the main site', () => {
    expect(hrefs(profileLinks(siteIn('fr'), MAIN_SITE, 'student'))).toEqual(['/', MAIN_SITE, MAIN_SITE]);
  });

  it('S-41 NAV-04 without a main site each profile has its home here', () => {
    expect(hrefs(profileLinks(siteIn('fr'), null, 'student'))).toEqual(['/', '/entreprise', '/partenaire']);
  });

  it('NAV-04 a label with an address of its own on that site leads there', () => {
    const own = `${MAIN_SITE}/entreprise`;
    const site = siteIn('fr', { 'profile.company': { label: 'Entreprise', link: own } });
    expect(hrefs(profileLinks(site, MAIN_SITE, 'student'))[1]).toBe(own);
  });

  it('NAV-04 homes are in the language of the page', () => {
    expect(hrefs(profileLinks(siteIn('en'), null, 'student'))).toEqual([
      '/en',
      '/en/entreprise',
      '/en/partenaire',
    ]);
  });

  it.each([
    ['student', 'Étudiant', '/'],
    ['company', 'Entreprise', '/entreprise'],
    ['partner', 'Professionnel', '/partenaire'],
  ] as const)(
    'NAV-04 a page for the %s says so, and leads to the home it has here',
    (profile, name, home) => {
      const site = siteIn('fr');
      const current = profileLinks(site, MAIN_SITE, profile).filter(({ isCurrent }) => isCurrent);
      expect(current.map(({ label, href }) => [label, href])).toEqual([[name, home]]);
      expect(profileText(site, profile)).toBe(`Vous êtes\u00a0: ${name}`);
    },
  );

  it.each([
    ['entreprise', 'company'],
    ['partenaire', 'partner'],
    ['ecole', 'student'],
  ])('the pages of %s are for the %s', (rubrique, profile) => {
    expect(profileOfSection(rubrique)).toBe(profile);
  });
});

describe('service links', () => {
  it('NAV-05 Réseau C&D, Art et culture, + de 80 formations, Podcasts', () => {
    expect(serviceLinks(siteIn('fr')).map(({ label, href }) => [label, href])).toEqual([
      ['Réseau C&D', '/edito-reseau-competences-et-developpement'],
      ['Art et culture', '/art-culture'],
      ['+ de 80 formations', '/formations-reseau'],
      ['Podcasts', '/decouvrez-nos-podcasts'],
    ]);
  });

  it('leaves out a service that leads nowhere', () => {
    const site = siteIn('fr', { 'services.podcasts': { label: 'Podcasts', link: null } });
    expect(serviceLinks(site)).toHaveLength(3);
  });
});
