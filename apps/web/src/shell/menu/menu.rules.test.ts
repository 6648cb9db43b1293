import { describe, expect, it } from 'vitest';
import type { MenuEntry, MenuLink } from '@/content/menus/menu.model';
import {
  campusColumns,
  dropdownParts,
  isCampusLink,
  leadsTo,
  menuHere,
  sectionPageLink,
  shownEntries,
} from './menu.rules';

type Dropdown = Extract<MenuEntry, { kind: 'dropdown' }>;

const link = (href: string): MenuLink => ({ id: 1, label: href, href });
const links = (count: number) => Array.from({ length: count }, (_, rank) => link(`/campus/${rank}`));
const section = (id: number, ...hrefs: string[]) => ({ id, title: `Section ${id}`, links: hrefs.map(link) });
const dropdown = (parts: Partial<Dropdown>): Dropdown => ({
  kind: 'dropdown',
  id: 9,
  label: 'Formations',
  href: '/programme',
  links: [],
  sections: [],
  ...parts,
});

describe('S-38 a menu without what is hidden in English', () => {
  const isHere = (href: string) => !href.includes('cache');

  it('I18N-04 leaves out links, sections that have none left, and entries that are one', () => {
    const menu: MenuEntry[] = [
      dropdown({ links: [link('/a'), link('/cache')], sections: [section(1, '/cache-b'), section(2, '/b')] }),
      { kind: 'link', id: 1, label: 'VAE', href: '/cache' },
      { kind: 'campus', id: 2, label: 'Campus', href: '/cache', links: [link('/campus/lyon')] },
    ];

    expect(menuHere(menu, isHere)).toEqual([
      dropdown({ links: [link('/a')], sections: [section(2, '/b')] }),
      { kind: 'campus', id: 2, label: 'Campus', href: null, links: [link('/campus/lyon')] },
    ]);
  });

  it('keeps a menu of which all is here', () => {
    const menu = [dropdown({ links: [link('/a')], sections: [section(1, '/b')] })];

    expect(menuHere(menu, isHere)).toEqual(menu);
  });
});

describe('campus columns', () => {
  it.each([
    ['three columns of 11', 33, [11, 11, 11]],
    ['filled one after the other', 26, [11, 11, 4]],
    ['no empty column', 8, [8]],
    ['none without a link', 0, []],
    ['past 33 the columns grow: no link is lost', 35, [12, 12, 11]],
  ])('MENU-01 %s', (_rule, count, heights) => {
    expect(campusColumns(links(count)).map(({ length }) => length)).toEqual(heights);
  });

  it('MENU-01 keeps the order of the content', () => {
    expect(campusColumns(links(33)).flat()).toEqual(links(33));
  });

  it.each([
    ['/campus/lyon', true],
    ['/campus', false],
    ['/ecole/handicap', false],
    ['https://example.org/campus/lyon', false],
  ])('%s is a campus: %s', (href, expected) => {
    expect(isCampusLink(link(href))).toBe(expected);
  });
});

describe('dropdown parts', () => {
  it('MENU-02 four sections stand in columns, the links of the others follow below', () => {
    const sections = [1, 2, 3, 4, 5, 6].map((id) => section(id, `/programme/${id}`));
    const { columns, below } = dropdownParts(dropdown({ href: null, sections }));
    expect(columns.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(below.map(({ href }) => href)).toEqual(['/programme/5', '/programme/6']);
  });

  it('MENU-02 a title over nothing is left out', () => {
    const { columns } = dropdownParts(dropdown({ sections: [section(1), section(2, '/a')] }));
    expect(columns.map(({ id }) => id)).toEqual([2]);
  });

  it('MENU-02 items without a section follow below, then the section page', () => {
    const { below } = dropdownParts(dropdown({ links: [link('/vae')], sections: [section(1, '/a')] }));
    expect(below.map(({ href }) => href)).toEqual(['/vae', '/programme']);
  });
});

describe('section page', () => {
  it.each([
    ['is added when no link leads there', dropdown({ sections: [section(1, '/a')] }), ['/programme']],
    ['is not there twice', dropdown({ sections: [section(1, '/programme')] }), []],
    ['nor when there is none', dropdown({ href: null, sections: [section(1, '/a')] }), []],
  ] as const)('%s', (_rule, entry, expected) => {
    expect(sectionPageLink(entry).map(({ href }) => href)).toEqual(expected);
  });
});

describe('shown entries', () => {
  it('MENU-03 keeps links and menus as they are', () => {
    const menu: MenuEntry[] = [
      { kind: 'link', id: 1, label: 'Contact', href: '/contact' },
      { kind: 'menu', id: 1, label: 'L’école', href: '/ecole', links: [link('/ecole/histoire')] },
    ];
    expect(shownEntries(menu)).toEqual(menu);
  });

  it('MENU-03 an entry with nothing to open is a link, or nothing', () => {
    const menu: MenuEntry[] = [dropdown({}), dropdown({ href: null, sections: [section(1)] })];
    expect(shownEntries(menu)).toEqual([{ kind: 'link', id: 9, label: 'Formations', href: '/programme' }]);
  });
});

it.each([
  ['by a link', dropdown({ links: [link('/actualites')] }), true],
  ['by a link of a section', dropdown({ sections: [section(1, '/agenda', '/actualites')] }), true],
  ['not by its own page', dropdown({ href: '/actualites' }), false],
])('SIDE-04 an entry leads to the news %s', (_case, entry, expected) => {
  expect(leadsTo(entry, '/actualites')).toBe(expected);
});
