/** Ours: side by side, more than four programmes are no longer compared. */
export const COMPARED_MAX = 4;

/** The key of the visitor's local store under which the programmes that she keeps are, once she keeps one. */
export const SHORTLIST_KEY = 'shortlist';
/** Ours: a choice of studies is made within a year; what is older is forgotten. */
export const SHORTLIST_LIFE_S = 365 * 24 * 60 * 60;
/** Ours: a list of favourites, not a catalogue. */
export const SHORTLIST_MAX = 12;
