/** The panels that are open, outermost first: none is the main menu, one a submenu, two a sub-submenu (SIDE-01). */
export type SidebarPath = readonly string[];

export const MAIN_MENU: SidebarPath = [];

export type SidebarEvent =
  /** `depth` is how many panels the chosen one lies in. */
  { type: 'chosen'; panel: string; depth: number } | { type: 'back' } | { type: 'closed' };

/** SIDE-02. */
export function sidebarMachine(path: SidebarPath, event: SidebarEvent): SidebarPath {
  switch (event.type) {
    case 'chosen':
      return [...path.slice(0, event.depth), event.panel];
    case 'back':
      return path.slice(0, -1);
    case 'closed':
      return MAIN_MENU;
  }
}
