/** ROUTE-06: the number at the end of `/actualites/page/{page?}`; without one, the first. Null: there is no such page. */
export function pageOfPath(number: string): number | null {
  if (number === '') return 1;
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : null;
}

/** The first, the last, those round the current one; a gap never stands for a single page. */
export function shownPages(current: number, count: number): (number | 'gap')[] {
  const near = [1, 2, 3].map((step) => Math.min(Math.max(current, 2), count - 1) - 2 + step);
  const kept = [...new Set([1, ...near, count])]
    .filter((page) => page >= 1 && page <= count)
    .toSorted((one, other) => one - other);
  return kept.flatMap((page, rank): (number | 'gap')[] => {
    const before = kept[rank - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}
