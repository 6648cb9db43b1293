/** The only font worth a preload: titles and interface, above the fold of every page. `fonts.css` names it too. */
export const PRELOADED_FONT = '/fonts/bricolage-grotesque-latin.woff2';
