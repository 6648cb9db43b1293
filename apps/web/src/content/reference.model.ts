/** Another document, as it is named in a link. */
export type Reference = { slug: string; title: string };
