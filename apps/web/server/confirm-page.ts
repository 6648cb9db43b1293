import { feedMarks } from '@/store/feed-marks';
import { isOfThePast } from './page-verdict';
import type { StoredPage } from './stored-page';

/** What an answer says now; null when it cannot be told. */
type HashNow = (name: string) => Promise<string | null>;

/**
 * The same page, if all that it was made of still says the same: a publication changes few of the pages that might show it. Asking costs
 * what is read again, once for all pages; drawing and packing would be for nothing. Null: it must be made.
 */
export async function confirmPage(page: StoredPage, hashNow: HashNow): Promise<StoredPage | null> {
  const { answers, status, renewAt, isIncomplete } = page;
  if (!answers || status >= 500 || renewAt !== null || isIncomplete || isOfThePast(page)) return null;
  const point = feedMarks.point();
  // All at once, as a render would read them: somebody may be waiting, and what is read here is there for the render.
  const now = await Promise.all(answers.map(([name]) => hashNow(name)));
  return answers.every(([, hash], place) => hash === now[place]) ? { ...page, point } : null;
}
