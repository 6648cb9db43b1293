/** Beside the one that leads, at the least. */
export const FRONT_SIDE = 3;
const COLUMNS = 3;

/** How many stand beside the one that leads: as many as leave whole rows under it. */
export function frontSide(others: number): number {
  return FRONT_SIDE + ((others - FRONT_SIDE) % COLUMNS);
}
