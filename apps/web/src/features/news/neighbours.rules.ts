type Dated = { slug: string };

export type Neighbours<Item> = { older: Item | null; newer: Item | null };

/** Of a list whose newest is first. */
export function findNeighbours<Item extends Dated>(items: readonly Item[], slug: string): Neighbours<Item> {
  const rank = items.findIndex((item) => item.slug === slug);
  if (rank === -1) return { older: null, newer: null };
  return { older: items[rank + 1] ?? null, newer: items[rank - 1] ?? null };
}
