import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { MenuEntry } from '@/content/menus/menu.model';
import { createSiteContext } from '@/lib/site-context';
import { fixedLinks, sectionLinks } from './footer-links.rules';

const siteIn = (locale: 'fr' | 'en') =>
  createSiteContext({ locale, labels: { dictionaries: LABELS, logger: { info: () => undefined } } });
const fr = siteIn('fr');

const careersLink = { href: 'https://emploi.example', label: 'Nous rejoindre', opensNewTab: false };
const complaintLink = { href: 'https://qualite.example', label: 'Réclamation', opensNewTab: true };
const single = (href: string): MenuEntry => ({ id: 1, kind: 'link', label: 'Lien', href });

describe('FOOT-04 the fixed links of the footer', () => {
  it('are the terms of sale, the legal notices and the data charter, then the careers and the complaint', () => {
    const links = fixedLinks(fr, { careersLink, complaintLink }, []);

    expect(links.slice(0, 5).map(({ label, href }) => [label, href])).toEqual([
      ['Conditions générales de vente', '/cgv'],
      ['Mentions légales', '/mentions-legales'],
      ['Charte des données personnelles', '/charte-donnees-personnelles'],
      ['Nous rejoindre', 'https://emploi.example'],
      ['Réclamation', 'https://qualite.example'],
    ]);
  });

  it('have the words and addresses of the language', () => {
    expect(fixedLinks(siteIn('en'), null, [])[1]).toEqual({
      label: 'Legal notices',
      href: '/en/legal-notices',
    });
  });

  it('lead to no other site when the school has set none, and where its own labels say', () => {
    const none = { careersLink: null, complaintLink: null };
    expect(fixedLinks(fr, none, []).filter(({ href }) => URL.canParse(href))).toEqual([]);

    const set = { label: 'Emploi', link: 'https://emploi.example' };
    const dictionaries = { fr: { ...LABELS.fr, 'footer.careersSite': set } };
    const site = createSiteContext({
      locale: 'fr',
      labels: { dictionaries, logger: { info: () => undefined } },
    });
    expect(fixedLinks(site, none, [])[3]).toEqual({ label: 'Emploi', href: set.link });
  });

  it.each([
    ['both are there', [], ['/gestion-des-cookies', '/accessibilite']],
    ['one is in the menu', [single('/accessibilite')], ['/gestion-des-cookies']],
    ['both are in the menu', [single('/accessibilite'), single('/gestion-des-cookies')], []],
  ])('end with the cookies and the accessibility, once: %s', (_sentence, menu, expected) => {
    const hrefs = fixedLinks(fr, null, menu).map(({ href }) => href);

    expect(hrefs.slice(3)).toEqual(expected);
  });
});

describe('FOOT-03 the links of an entry', () => {
  const links = [{ id: 2, label: 'Histoire', href: '/ecole/histoire' }];
  const more = [{ id: 3, label: 'BTS', href: '/programme?type=bts' }];
  const sections = [{ id: 4, title: 'Formations', links: more }];

  it.each<[string, MenuEntry, unknown]>([
    ['a menu has a list', { id: 1, kind: 'menu', label: 'École', href: null, links }, links],
    [
      'a menu with sections has those of its sections too',
      { id: 1, kind: 'dropdown', label: 'École', href: null, links, sections },
      [...links, ...more],
    ],
    ['a single link has itself', single('/contact'), [single('/contact')]],
  ])('%s', (_sentence, entry, expected) => {
    expect(sectionLinks(entry)).toEqual(expected);
  });
});
