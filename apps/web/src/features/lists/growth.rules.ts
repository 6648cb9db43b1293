import { LOAD_MORE_SIZE } from '@meridia/domain/limits';

/** A list that grows: its page N has the first N lots. `firstNew` is the rank of the first that the page before has not. */
export type Growth = { shown: number; firstNew: number; next: number };

/** Null: the page is past the end. A list without anything has one page, which is empty. */
export function growTo(page: number, total: number): Growth | null {
  const firstNew = (page - 1) * LOAD_MORE_SIZE;
  if (page > 1 && firstNew >= total) return null;
  const shown = Math.min(total, page * LOAD_MORE_SIZE);
  return { shown, firstNew, next: Math.min(LOAD_MORE_SIZE, total - shown) };
}
