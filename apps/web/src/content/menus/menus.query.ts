import { MENUS_PATH } from '@meridia/contract/endpoints';
import { menuWire } from '@meridia/contract/menus.wire';
import type { Locale } from '@meridia/domain/locales';
import { MENU_TYPES, type MenuType } from '@meridia/domain/menus';
import { readOptionalList } from '@/content/client/checked-content';
import { toMenu } from './menu.mapper';
import type { MenuEntry } from './menu.model';

const TAGS = ['api::menu-enrichi.menu-enrichi'];

/** CALL-04: the first element is the menu; empty when it cannot be read (STATE-04). */
async function getMenu(locale: Locale, type: MenuType): Promise<MenuEntry[]> {
  const query = { filters: { type: { $eq: type } } };
  const [menu] = (await readOptionalList(MENUS_PATH, menuWire, { locale, tags: TAGS, query })) ?? [];
  return menu ? toMenu(menu.body) : [];
}

export function getNavbarMenu(locale: Locale): Promise<MenuEntry[]> {
  return getMenu(locale, MENU_TYPES.navbar);
}

export function getFooterMenu(locale: Locale): Promise<MenuEntry[]> {
  return getMenu(locale, MENU_TYPES.footer);
}
