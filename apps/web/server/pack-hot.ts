import { describeError, log } from '@/lib/log';
import type { OwnPages } from './own-pages';
import { isPackedBest, packedBest, type StoredPage } from './stored-page';

/** From so many requests on, a page is worth the time of the best compression. */
const HOT_USES = 50;

/** Compresses pages that are asked for again and again as well as can be, one at a time: it takes a thread for half a second. */
export function createHotPacker(own: OwnPages) {
  let isPacking = false;
  return (key: string, page: StoredPage, uses: number): void => {
    if (uses < HOT_USES || isPacking || page.isBrief || isPackedBest(page)) return;
    isPacking = true;
    packedBest(page)
      .then((packed) => own.replace(key, page, packed))
      .catch((error: unknown) => log.warn('page not packed', { key, ...describeError(error) }))
      .finally(() => (isPacking = false));
  };
}
