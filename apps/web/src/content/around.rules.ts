/** Ours: no day of the school has more items than this, so that the one after is among them. */
const LATER_MAX = 12;

/** Two questions: what came out that day or later, soonest first, and the last one before. */
export function aroundQueries(day: string) {
  return [
    {
      filters: { publishDate: { $gte: day } },
      sort: ['publishDate:asc', 'slug:desc'],
      pagination: { limit: LATER_MAX },
    },
    {
      filters: { publishDate: { $lt: day } },
      sort: ['publishDate:desc', 'slug:asc'],
      pagination: { limit: 1 },
    },
  ];
}

/** In the order of the lists: newest first, by address inside a day. */
export function newestFirst<Item extends { publishedOn: string; slug: string }>(
  items: readonly Item[],
): Item[] {
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return items.toSorted(
    (one, other) => compare(other.publishedOn, one.publishedOn) || compare(one.slug, other.slug),
  );
}
