import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { MenuEntry } from '@/content/menus/menu.model';
import { createSiteContext, type LanguageLink } from '@/lib/site-context';
import { Navbar } from './navbar';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const BOTH: LanguageLink[] = [
  { locale: 'fr', href: '/', isCurrent: false },
  { locale: 'en', href: '/en', isCurrent: true },
];
const MENU: MenuEntry[] = [
  { kind: 'link', id: 1, label: 'Contact', href: '/contact' },
  {
    kind: 'campus',
    id: 1,
    label: 'Campus',
    href: '/campus',
    links: [{ id: 1, label: 'Lyon', href: '/campus/lyon' }],
  },
  { kind: 'menu', id: 2, label: 'School', href: '/ecole', links: [{ id: 2, label: 'History', href: '/h' }] },
];

function render(menu: MenuEntry[], languages: LanguageLink[] = []) {
  const site = createSiteContext({ locale: 'en', labels, languages });
  return renderToStaticMarkup(
    <Navbar profile="student" site={site} website={null} menu={menu} events={[]} />,
  );
}

describe('Navbar', () => {
  it('STATE-04 stands without its menu, its settings and its events', () => {
    const html = render([]);
    expect(html).toContain('>Home</a>');
    expect(html).toContain('/en/crm/registration');
    expect(html).not.toContain('Main navigation');
  });

  it('NAV-01 has FR and EN only when English is on', () => {
    expect(render([])).not.toContain('hrefLang');
    expect(render([], BOTH)).toMatch(/hrefLang="en" aria-current="true"/);
  });

  it('every button has its own panel', () => {
    const html = render(MENU);
    const targets = [...html.matchAll(/popoverTarget="([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(4);
    expect(new Set(targets).size).toBe(4);
    for (const id of targets) expect(html).toContain(`id="${id}" popover="auto"`);
  });

  it('MENU-03 a single link is a link, in the language of the page', () => {
    expect(render(MENU)).toMatch(/<a href="\/en\/contact"[^>]*>Contact<\/a>/);
  });

  it('the section page of an entry is in its panel', () => {
    const html = render(MENU);
    expect(html).toContain('href="/en/campus"');
    expect(html).toContain('href="/en/ecole"');
  });
});
