/** The names are those of the design tokens, which are French. */
export const COLOURS = {
  encre: '#0B2A27',
  papier: '#FBFAF5',
  craie: '#EFEDE3',
  vermillon: '#FF5630',
  paille: '#F7DC86',
  rose: '#F5C3B8',
  tilleul: '#C9DC9F',
  mer: '#B5DBE0',
} as const;

/** The order is part of the drawing: the geodata stores a tint as its rank in this list. */
export const TINTS = ['mer', 'rose', 'paille', 'tilleul'] as const;

export type Tint = (typeof TINTS)[number];

/** Each tint has a darker version for what must stand out on it. */
export const RELIEF: Record<Tint, string> = {
  mer: '#86C0CA',
  rose: '#EDA390',
  paille: '#EBC454',
  tilleul: '#A9C66F',
};

export function tintAt(rank: number): Tint {
  const tint = TINTS[rank];
  if (!tint) throw new RangeError(`No tint of rank ${rank}`);
  return tint;
}
