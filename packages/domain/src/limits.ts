export const EVENTS_STORED_MAX = 6;
export const NEWS_STORED_MAX = 6;
export const NAVBAR_EVENTS_MAX = 3;
/** Ours: as many as events (SIDE-04). */
export const SIDEBAR_NEWS_MAX = 3;

export const CAMPUS_MENU_COLUMNS = 3;
export const CAMPUS_MENU_LINKS_PER_COLUMN = 11;

/** Ours: spec is silent (ROUTE-06). */
export const NEWS_PAGE_SIZE = 12;
/** PDF-01: no sheet of a programme weighs more; the link to it says so. */
export const SHEET_KILOBYTES_MAX = 100;
/** Ours: spec is silent (PAGE-04). */
export const LOAD_MORE_SIZE = 12;
