/** CALL-04: the value of `type` each menu is asked by. */
export const MENU_TYPES = { navbar: 'navbarproto', footer: 'footer' } as const;
export type MenuType = (typeof MENU_TYPES)[keyof typeof MENU_TYPES];

/** ENT-02: the component names a menu body may hold. */
export const MENU_COMPONENTS = {
  menu: 'core.menu',
  dropdown: 'core.menu-dropdown',
  item: 'core.menu-item',
} as const;
export type MenuComponent = (typeof MENU_COMPONENTS)[keyof typeof MENU_COMPONENTS];

/** MENU-01: the entry with this slug shows as columns of campuses beside the events panel. */
export const CAMPUS_MENU_SLUG = 'campus';
