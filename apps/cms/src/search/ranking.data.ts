import type { SearchKind } from '@meridia/domain/search';

/** What a word is worth by where it is: in the title, among other names, in the summary, in the text. */
export const PLACE_POINTS = { A: 10, B: 6, C: 4, D: 2 } as const;
/** Of the points of a word that every page has. */
export const WEAK_SHARE = 0.2;
/** For a title of which every word was asked for. */
export const TITLE_POINTS = 8;
/** For a title that is what was asked, to the letter. */
export const EXACT_POINTS = 6;
/** How often, and how near to each other. */
export const RANK_POINTS = 2;

/** What visitors of a school most often look for. */
export const KIND_POINTS: Record<SearchKind, number> = {
  programme: 3,
  campus: 3,
  page: 3,
  faq: 0.5,
  event: 1,
  news: 0,
  offer: 0,
};

/** How many are looked at and counted: beyond, a search says that there are more. */
export const LOOKED_AT = 200;
