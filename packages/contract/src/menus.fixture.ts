import type { MenuWire } from './menus.wire.ts';

export function aMenu(fields: Partial<MenuWire> = {}): MenuWire {
  const type = fields.type ?? 'navbarproto';
  return {
    documentId: `menu-${type}`,
    type,
    body: [
      {
        __component: 'core.menu-dropdown',
        id: 1,
        label: 'Formations',
        slug: 'programmes',
        url: '/programme',
        items: [],
        menu_sections: [
          { id: 1, Titre: 'Management', items: [{ id: 1, label: 'MBA', url: '/programme/mba-global' }] },
        ],
      },
      {
        __component: 'core.menu',
        id: 2,
        label: 'Campus',
        slug: 'campus',
        url: '/campus',
        items: [{ id: 2, label: 'Paris', url: '/campus/paris' }],
      },
      { __component: 'core.menu-item', id: 3, label: 'Contact', slug: null, url: '/contact' },
    ],
    ...fields,
  };
}
