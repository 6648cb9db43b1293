import type { ListPage } from './list-page.model';

/** What the content service skips at most. */
const MAX_START = 1_000_000;

type Window = { start: number; limit: number };

/** Null: no list has such a page, so that no call is made for it. */
export function toWindow(page: number, size: number): Window | null {
  const start = (page - 1) * size;
  return Number.isInteger(page) && page >= 1 && start <= MAX_START ? { start, limit: size } : null;
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
