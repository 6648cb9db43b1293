import { describe, expect, it } from 'vitest';
import { MENUS_PATH } from '@meridia/contract/endpoints';
import { menuWire, type MenuEntryWire } from '@meridia/contract/menus.wire';
import { CAMPUS_MENU_COLUMNS, CAMPUS_MENU_LINKS_PER_COLUMN } from '@meridia/domain/limits';
import type { Locale } from '@meridia/domain/locales';
import { CAMPUS_MENU_SLUG, MENU_COMPONENTS, MENU_TYPES, type MenuType } from '@meridia/domain/menus';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';
import { misfitsIn } from '../support/misfits.ts';

async function menuOf(site: SiteKey, type: MenuType, locale: Locale = 'fr'): Promise<MenuEntryWire[]> {
  const query = { filters: { type: { $eq: type } } };
  const [menu, ...others] = await clientOf(site).getList(MENUS_PATH, { locale, query, schema: menuWire });

  expect(others).toEqual([]);
  expect(menu?.type).toBe(type);
  expect(misfitsIn(menu)).toEqual([]);
  return (menu?.body ?? []) as MenuEntryWire[];
}

const labelsOf = (entries: MenuEntryWire[]) => entries.map(({ label }) => label);
const componentsOf = (entries: MenuEntryWire[]) => entries.map((entry) => entry.__component);

describe('CALL-04 GET /menu-enrichis', () => {
  it('CALL-04 filtered on navbarproto, the first element holds the menu in its body', async () => {
    const entries = await menuOf('meridia', MENU_TYPES.navbar);

    expect(labelsOf(entries)).toEqual([
      'Formations',
      'Campus',
      'Admissions',
      'Carrières',
      'International',
      'L’école',
      'Entreprises',
    ]);
  });

  it('CALL-04 and the same for footer', async () => {
    const entries = await menuOf('meridia', MENU_TYPES.footer);

    const { menu, item } = MENU_COMPONENTS;
    expect(componentsOf(entries)).toEqual([menu, menu, menu, menu, item, item, item, item]);
  });

  it('CALL-04 in English, and for the other school', async () => {
    expect(labelsOf(await menuOf('meridia', MENU_TYPES.navbar, 'en'))).toContain('Campuses');
    expect(labelsOf(await menuOf('boreal', MENU_TYPES.navbar))).toEqual([
      'Formations',
      'Campus',
      'L’école',
      'Agenda',
      'Contact',
    ]);
    expect(await menuOf('boreal', MENU_TYPES.footer)).toHaveLength(4);
  });
});

describe('ENT-02 menu', () => {
  it('ENT-02 a dropdown has sections of Titre and items, each item id, label and url', async () => {
    const entries = await menuOf('meridia', MENU_TYPES.navbar);
    const dropdowns = entries.filter((entry) => entry.__component === MENU_COMPONENTS.dropdown);
    const [programmes] = dropdowns;

    expect(dropdowns).toHaveLength(3);
    expect(programmes?.slug).toBe('programmes');
    expect(programmes?.menu_sections.map(({ items }) => items.length)).toEqual([7, 6, 7, 6, 11]);
    for (const { Titre, items } of dropdowns.flatMap(({ menu_sections }) => menu_sections)) {
      expect(Titre.length).toBeGreaterThan(0);
      expect(items.every(({ id, label, url }) => id > 0 && label.length > 0 && url.length > 0)).toBe(true);
    }
  });

  it('ENT-02 the campus menu has 33 links: three columns of 11', async () => {
    const entries = await menuOf('meridia', MENU_TYPES.navbar);
    const campus = entries.find(({ slug }) => slug === CAMPUS_MENU_SLUG);

    expect(campus?.__component).toBe(MENU_COMPONENTS.menu);
    const links = campus && 'items' in campus ? campus.items : [];
    expect(links).toHaveLength(CAMPUS_MENU_COLUMNS * CAMPUS_MENU_LINKS_PER_COLUMN);
  });

  it('ENT-02 a single link has a label and a url', async () => {
    const entries = await menuOf('meridia', MENU_TYPES.footer);
    const items = entries.filter((entry) => entry.__component === MENU_COMPONENTS.item);

    expect(items.map(({ url }) => url)).toContain('/contact');
  });
});
