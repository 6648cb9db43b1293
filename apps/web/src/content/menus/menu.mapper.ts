import type { MenuBodyWire, MenuEntryWire, MenuLinkWire } from '@meridia/contract/menus.wire';
import { CAMPUS_MENU_SLUG, MENU_COMPONENTS } from '@meridia/domain/menus';
import { fittingParts } from '@/content/client/misfits';
import type { MenuEntry, MenuLink, MenuSection } from './menu.model';

function toLinks(items: readonly MenuLinkWire[]): MenuLink[] {
  return items.map(({ id, label, url }) => ({ id, label, href: url }));
}

function toSections(
  sections: readonly { id: number; Titre: string; items: MenuLinkWire[] }[],
): MenuSection[] {
  return sections.map(({ id, Titre, items }) => ({ id, title: Titre, links: toLinks(items) }));
}

function toEntry(entry: MenuEntryWire): MenuEntry {
  const { id, label, slug } = entry;
  if (entry.__component === MENU_COMPONENTS.item) return { kind: 'link', id, label, href: entry.url };

  const common = { id, label, href: entry.url, links: toLinks(entry.items) };
  const sections = entry.__component === MENU_COMPONENTS.dropdown ? toSections(entry.menu_sections) : null;
  // MENU-01: campuses stand in columns without titles, in whatever way they were entered.
  if (slug === CAMPUS_MENU_SLUG) {
    const links = [...common.links, ...(sections ?? []).flatMap((section) => section.links)];
    return { kind: 'campus', ...common, links };
  }
  return sections ? { kind: 'dropdown', ...common, sections } : { kind: 'menu', ...common };
}

/** MENU-04: an entry of an unknown component is skipped. */
export function toMenu(body: MenuBodyWire): MenuEntry[] {
  return fittingParts(body).map(toEntry);
}
