import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { LegalLinks } from './footer/legal-links';
import { TopBar } from './navbar/top-bar';
import { SidebarFooter } from './sidebar/sidebar-footer';

/** NAV-04: where a profile leads is also decided by the page that is open. */
const BY_RULE = /^profile\./;

/** Every label with a name and a link of its own, as a school may set them. */
const overridden = Object.fromEntries(
  Object.keys(LABELS.fr)
    .filter((key) => !BY_RULE.test(key))
    .map((key) => [key, { label: `[${key}]`, link: `https://set.example/${key}` }]),
);

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: { fr: { ...LABELS.fr, ...overridden } }, logger: { info: () => undefined } },
});

const parts = {
  'top bar': <TopBar site={site} mainSiteUrl={null} profile="student" />,
  sidebar: <SidebarFooter site={site} website={null} profile="student" />,
  footer: <LegalLinks site={site} website={null} menu={[]} />,
};

it.each(Object.entries(parts))(
  'ENT-07 the links of the %s lead where the labels of the school say',
  (_name, part) => {
    const html = renderToStaticMarkup(part);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*\[([\w.]+)\]/g)];
    expect(links.length).toBeGreaterThanOrEqual(5);
    expect(links.map(([, href]) => href)).toEqual(links.map(([, , key]) => `https://set.example/${key}`));
  },
);
