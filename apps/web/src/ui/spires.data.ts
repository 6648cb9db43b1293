/** The half-gores of the whole Earth: there are no more of them to count with. */
export const SPIRES_MAX = 12;
