import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { aSchoolSite } from '@/content/website/website.fixture';
import type { Website } from '@/content/website/website.model';
import { createSiteContext, type LanguageLink } from '@/lib/site-context';
import { SidebarFooter } from './sidebar-footer';

const LANGUAGES: LanguageLink[] = [
  { locale: 'fr', href: '/', isCurrent: false },
  { locale: 'en', href: '/en', isCurrent: true },
];
const labels = { dictionaries: LABELS, logger: { info: () => undefined } };

function footer(languages: readonly LanguageLink[], website: Website | null = null): string {
  const site = createSiteContext({ locale: 'en', labels, languages });
  return renderToStaticMarkup(<SidebarFooter site={site} website={website} profile="student" />);
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"#]*)"/g)].map(([, href]) => href);

describe('SIDE-03 the footer of the sidebar', () => {
  it('switches the language where the site has several', () => {
    expect(footer(LANGUAGES)).toMatch(
      /<a href="\/" lang="fr"[^>]*>.*FR.*<a href="\/en" lang="en"[^>]*aria-current/,
    );
  });

  it('has no switch where it has one', () => {
    expect(footer([])).not.toContain('hreflang');
  });

  it('leads to the alumni, the profiles and the services', () => {
    expect(hrefs(footer([])).slice(0, 8)).toEqual([
      '/en/alumni',
      '/en',
      '/en/entreprise',
      '/en/partenaire',
      '/en/edito-reseau-competences-et-developpement',
      '/en/art-culture',
      '/en/formations-reseau',
      '/en/decouvrez-nos-podcasts',
    ]);
  });
});

describe('SIDE-05 the legal links', () => {
  it('legal notices, personal data, terms of sale, cookies, accessibility', () => {
    expect(hrefs(footer([])).slice(8)).toEqual([
      '/en/legal-notices',
      '/en/data-privacy-policy',
      '/en/cgv',
      '/en/gestion-des-cookies',
      '/en/accessibilite',
    ]);
  });
});

describe('S-41 what a small screen has no footer for', () => {
  const html = footer([], aSchoolSite());

  it('the careers and the complaint form of the school, in a new tab', () => {
    expect(html).toMatch(
      /target="_blank" rel="noopener" href="https:\/\/carrieres\.meridia\.example">Travailler à Meridia/,
    );
    expect(html).toMatch(
      /target="_blank" rel="noopener" href="https:\/\/qualite\.meridia\.example">Réclamation/,
    );
  });

  it('its networks', () => {
    expect(html).toMatch(
      /href="https:\/\/social\.meridia\.example\/instagram"[^>]*aria-label="[^"]*Instagram/,
    );
  });

  it('V-09 its telephone, as a number to call', () => {
    expect(html).toContain('href="tel:+33199001062"');
    expect(html).toContain('Call 01 99 00 10 62');
  });

  it('and no telephone where it has none', () => {
    expect(footer([])).not.toContain('tel:');
  });
});
