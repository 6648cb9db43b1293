import { documentIdOf } from './fitting-items.ts';

type Page = { items: readonly unknown[]; total: number };
type ReadPage = (start: number) => Promise<Page>;

const ATTEMPTS = 2;

/**
 * Pages move when content is published between two of them, so an incomplete list is read once more from the start.
 * Two in a row is a limit or an order that is not what it seems, and says so.
 */
export async function readAllPages(
  readPage: ReadPage,
): Promise<{ items: unknown[]; missing: string | null }> {
  let list = await readPages(readPage);
  for (let attempt = 1; attempt < ATTEMPTS && !isComplete(list); attempt += 1)
    list = await readPages(readPage);

  const { items, total } = list;
  return { items, missing: isComplete(list) ? null : `${countDistinct(items)} items received of ${total}` };
}

/** The next page starts after what was received, not after what was asked: the service may have given less. */
async function readPages(readPage: ReadPage): Promise<{ items: unknown[]; total: number }> {
  const items: unknown[] = [];
  let page: Page;
  do {
    page = await readPage(items.length);
    items.push(...page.items);
  } while (page.items.length > 0 && items.length < page.total);
  return { items, total: page.total };
}

function isComplete({ items, total }: { items: unknown[]; total: number }): boolean {
  return items.length === total && countDistinct(items) === total;
}

/** An unstable order gives an item twice and another never: the number is right, the list is not. */
function countDistinct(items: unknown[]): number {
  return new Set(items.map((item, index) => documentIdOf(item) ?? index)).size;
}
