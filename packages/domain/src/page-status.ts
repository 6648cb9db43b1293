/** The name of the `<meta>` with which a complete page asks for another status than 200: `content="410"`. */
export const PAGE_STATUS_META = 'x-status';
