import type { Found, WorkLine } from './worklist.model';

/** How many there are, and the lines of the first. */
export function toFound<Item>(
  items: readonly Item[],
  limit: number,
  toLine: (item: Item) => WorkLine,
): Found {
  return { total: items.length, lines: items.slice(0, limit).map(toLine) };
}
