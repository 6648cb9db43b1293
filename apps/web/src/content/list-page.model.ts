/** A page of a long list; `page` starts at 1. */
export type ListPage<Item> = { items: readonly Item[]; total: number; page: number; pageCount: number };
