import { describe, expect, it } from 'vitest';
import { aMenu } from '@meridia/contract/menus.fixture';
import type { MenuEntryWire } from '@meridia/contract/menus.wire';
import { toMenu } from './menu.mapper';

const link = { id: 1, label: 'Paris', url: '/campus/paris' };
const dropdown: MenuEntryWire = {
  __component: 'core.menu-dropdown',
  id: 4,
  label: 'Campus',
  slug: 'campus',
  url: null,
  items: [link],
  menu_sections: [{ id: 1, Titre: 'Nord', items: [link] }],
};

describe('the kinds of an entry', () => {
  it.each([
    [
      'titled sections of links',
      toMenu(aMenu().body)[0],
      {
        kind: 'dropdown',
        id: 1,
        label: 'Formations',
        href: '/programme',
        links: [],
        sections: [
          { id: 1, title: 'Management', links: [{ id: 1, label: 'MBA', href: '/programme/mba-global' }] },
        ],
      },
    ],
    [
      'the campuses, by their slug',
      toMenu(aMenu().body)[1],
      {
        kind: 'campus',
        id: 2,
        label: 'Campus',
        href: '/campus',
        links: [{ id: 2, label: 'Paris', href: '/campus/paris' }],
      },
    ],
    ['a single link', toMenu(aMenu().body)[2], { kind: 'link', id: 3, label: 'Contact', href: '/contact' }],
    [
      'a plain menu',
      toMenu([
        { __component: 'core.menu', id: 5, label: 'L’école', slug: 'ecole', url: null, items: [link] },
      ])[0],
      {
        kind: 'menu',
        id: 5,
        label: 'L’école',
        href: null,
        links: [{ id: 1, label: 'Paris', href: '/campus/paris' }],
      },
    ],
    [
      'the campuses keep the links of their sections',
      toMenu([dropdown])[0],
      {
        kind: 'campus',
        id: 4,
        label: 'Campus',
        href: null,
        links: [
          { id: 1, label: 'Paris', href: '/campus/paris' },
          { id: 1, label: 'Paris', href: '/campus/paris' },
        ],
      },
    ],
  ])('%s', (_name, entry, expected) => {
    expect(entry).toEqual(expected);
  });
});
