import { CAMPUS_MENU_COLUMNS, CAMPUS_MENU_LINKS_PER_COLUMN } from '@meridia/domain/limits';
import { paths } from '@/lib/paths';
import type { MenuEntry, MenuLink, MenuSection } from '@/content/menus/menu.model';

type Panelled = Exclude<MenuEntry, { kind: 'link' }>;
type Dropdown = Extract<MenuEntry, { kind: 'dropdown' }>;

/** As many as there are tints: each section under a title has its own. */
const TITLED_SECTIONS_MAX = 4;

function linksOf(entry: Panelled): MenuLink[] {
  const inSections = entry.kind === 'dropdown' ? entry.sections.flatMap(({ links }) => links) : [];
  return [...entry.links, ...inSections];
}

/** Whether an entry opens a way to a page. */
export function leadsTo(entry: Panelled, href: string): boolean {
  return linksOf(entry).some((link) => link.href === href);
}

/** I18N-04: without what is hidden in the language of the page. A menu leads to no page of another language. */
export function menuHere(menu: readonly MenuEntry[], isHere: (href: string) => boolean): MenuEntry[] {
  const here = (links: readonly MenuLink[]) => links.filter(({ href }) => isHere(href));
  return menu.flatMap((entry): MenuEntry[] => {
    if (entry.kind === 'link') return isHere(entry.href) ? [entry] : [];
    const href = entry.href !== null && isHere(entry.href) ? entry.href : null;
    const common = { href, links: here(entry.links) };
    if (entry.kind !== 'dropdown') return [{ ...entry, ...common }];
    const sections = entry.sections.map((section) => ({ ...section, links: here(section.links) }));
    return [{ ...entry, ...common, sections: sections.filter(({ links }) => links.length > 0) }];
  });
}

/** An entry with nothing to open is a link to its section page; without one it is left out. */
export function shownEntries(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.flatMap((entry): MenuEntry[] => {
    if (entry.kind === 'link' || linksOf(entry).length > 0) return [entry];
    const { id, label, href } = entry;
    return href === null ? [] : [{ kind: 'link', id, label, href }];
  });
}

/** The section page of an entry, when no link of its panel leads there already. */
export function sectionPageLink(entry: Panelled): MenuLink[] {
  const { id, label, href } = entry;
  if (href === null || linksOf(entry).some((link) => link.href === href)) return [];
  return [{ id, label, href }];
}

/** MENU-01: columns filled one after the other; past what they hold they grow, so that no link is lost. */
export function campusColumns(links: readonly MenuLink[]): MenuLink[][] {
  const height = Math.max(CAMPUS_MENU_LINKS_PER_COLUMN, Math.ceil(links.length / CAMPUS_MENU_COLUMNS));
  return Array.from({ length: CAMPUS_MENU_COLUMNS }, (_, column) =>
    links.slice(column * height, (column + 1) * height),
  ).filter((column) => column.length > 0);
}

/** The campus menu holds campuses, then links about them all. */
export function isCampusLink({ href }: MenuLink): boolean {
  return href.startsWith(paths.campus(''));
}

/** MENU-02: the sections that stand in columns, and the links of the rest, which follow below. */
export function dropdownParts(entry: Dropdown): { columns: readonly MenuSection[]; below: MenuLink[] } {
  const sections = entry.sections.filter(({ links }) => links.length > 0);
  return {
    columns: sections.slice(0, TITLED_SECTIONS_MAX),
    below: [
      ...sections.slice(TITLED_SECTIONS_MAX).flatMap(({ links }) => links),
      ...entry.links,
      ...sectionPageLink(entry),
    ],
  };
}
