import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { MENU_COMPONENTS, MENU_TYPES } from '@meridia/domain/menus';
import { linkUrlOrNull, linkUrlWire } from './address.wire.ts';
import { componentWire } from './component.wire.ts';
import { zoneEntryOf } from './misfit.wire.ts';
import { orEmpty, textOrNull } from './optional.wire.ts';

/** `core.link` */
export const menuLinkWire = componentWire.extend({ label: z.string(), url: linkUrlWire });
export type MenuLinkWire = z.infer<typeof menuLinkWire>;

const menuSectionWire = componentWire.extend({ Titre: z.string(), items: orEmpty(menuLinkWire) });

const menu = componentWire.extend({
  __component: z.literal(MENU_COMPONENTS.menu),
  label: z.string(),
  slug: textOrNull(),
  url: linkUrlOrNull,
  items: orEmpty(menuLinkWire),
});

const menuDropdown = menu.extend({
  __component: z.literal(MENU_COMPONENTS.dropdown),
  menu_sections: orEmpty(menuSectionWire),
});

const menuItem = componentWire.extend({
  __component: z.literal(MENU_COMPONENTS.item),
  label: z.string(),
  slug: textOrNull(),
  url: linkUrlWire,
});

export const menuEntryWire = z.discriminatedUnion('__component', [menu, menuDropdown, menuItem]);
export type MenuEntryWire = z.infer<typeof menuEntryWire>;

/** MENU-04: an entry with an unknown component is a misfit among the others. */
export const menuBodyWire = orEmpty(zoneEntryOf(menuEntryWire));
export type MenuBodyWire = z.infer<typeof menuBodyWire>;

/** `GET /menu-enrichis` filtered on `type` (CALL-04): the first element is the menu. */
export const menuWire = z.object({
  documentId: identityWire,
  type: z.enum(MENU_TYPES),
  body: menuBodyWire,
});
export type MenuWire = z.infer<typeof menuWire>;
