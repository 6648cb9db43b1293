import type { ListPage } from './list-page.model';

/** What the content service skips at most. */
const MAX_START = 1_000_000;

export type Window = { start: number; limit: number };

/** Null: no list has such a page, so that no call is made for it. */
export function toWindow(page: number, size: number): Window | null {
  const start = (page - 1) * size;
  return Number.isInteger(page) && page >= 1 && start <= MAX_START ? { start, limit: size } : null;
}

/**
 * EN-02: what is left of a window over two lists after the first, which has so many. Where nothing is, one item is read
 * and not shown: the number of pages counts both lists.
 */
export function restOfWindow({ start, limit }: Window, first: number): Window & { isShown: boolean } {
  const taken = Math.min(Math.max(first - start, 0), limit);
  const isShown = taken < limit;
  return { start: Math.max(start - first, 0), limit: isShown ? limit - taken : 1, isShown };
}

/** Null: the page is past the end. A list without anything has one page, which is empty. */
export function toListPage<Item>(
  { items, total }: { items: readonly Item[]; total: number },
  { start, limit }: Window,
): ListPage<Item> | null {
  const page = start / limit + 1;
  const pageCount = Math.max(1, Math.ceil(total / limit));
  return page <= pageCount ? { items, total, page, pageCount } : null;
}
