import { describeError, log } from '@/lib/log';
import { within } from '@/lib/within';
import type { OwnPages } from './own-pages';
import type { PageMaker } from './page-maker';
import { createPageMaking, isFailure } from './page-making';
import { verdictOn } from './page-verdict';
import type { SharedPages } from './shared-pages';
import { isPackedBest, packedBest, type StoredPage } from './stored-page';

/** How long a visitor waits for the new page when there is a good one to give. */
const PATIENCE_MS = 1000;
/** From so many requests on, a page is worth the time of the best compression. */
const HOT_USES = 50;

/** Why an older copy is given: its frame is made again behind, the new one takes too long, failed, or cannot be made now. */
export type StaleReason = 'behind' | 'slow' | 'failed' | 'unreachable';

/** Null: there is no such page. `how` is told to whoever looks after the site. */
export type Found =
  { page: StoredPage; how: 'HIT' | 'MISS' } | { page: StoredPage; how: 'STALE'; why: StaleReason } | null;

type Options = {
  own: OwnPages;
  shared: SharedPages;
  makePage: PageMaker['makePage'];
  /** Whether the content service is known to answer: otherwise nobody waits for it in vain. */
  isContentReachable: () => boolean;
};

/** Of two copies that are both out of date, the one that another node has made since. */
const isLater = ({ point }: StoredPage, own: StoredPage) =>
  point.epoch !== own.point.epoch || point.position > own.point.position;

/** The pages of the site: a page that was once good is never replaced by an error or by a slow answer. */
export function createPageStore({ own, shared, makePage, isContentReachable }: Options) {
  const making = createPageMaking({ own, shared, makePage });
  let isPacking = false;

  function makeBehind(key: string, lastGood: StoredPage): void {
    if (making.isPaused(key)) return;
    making
      .make(key, lastGood)
      .catch((error: unknown) => log.error('page not renewed', { key, ...describeError(error) }));
  }

  /** Why it is not worth a visitor's time to wait for the new page; null: it is. */
  function reasonNotToWait(key: string): StaleReason | null {
    if (!isContentReachable()) return 'unreachable';
    if (making.isPaused(key)) return 'failed';
    return making.age(key) > PATIENCE_MS ? 'slow' : null;
  }

  async function renewed(key: string, lastGood: StoredPage): Promise<Found> {
    const why = reasonNotToWait(key);
    if (why) {
      if (why !== 'unreachable') makeBehind(key, lastGood);
      return { page: lastGood, how: 'STALE', why };
    }
    const outcome = await within(
      PATIENCE_MS,
      making.make(key, lastGood).then(
        (page) => ({ page }),
        () => null,
      ),
    );
    const isNoBetter = !outcome || isFailure(outcome.page) || outcome.page === lastGood;
    if (isNoBetter) return { page: lastGood, how: 'STALE', why: making.isPaused(key) ? 'failed' : 'slow' };
    return outcome.page && { page: outcome.page, how: 'MISS' };
  }

  /** Not while another one is at it: it takes a thread of the process for half a second. */
  function packIfHot(key: string, page: StoredPage, uses: number): void {
    if (uses < HOT_USES || isPacking || page.isBrief || isPackedBest(page)) return;
    isPacking = true;
    packedBest(page)
      .then((packed) => own.replace(key, page, packed))
      .catch((error: unknown) => log.warn('page not packed', { key, ...describeError(error) }))
      .finally(() => (isPacking = false));
  }

  return {
    /** What can be answered at once, without asking anybody. */
    findFresh(key: string): StoredPage | null {
      const held = own.find(key);
      if (held?.verdict !== 'fresh') return null;
      packIfHot(key, held.page, held.uses);
      return held.page;
    },

    async find(key: string): Promise<Found> {
      const held = own.find(key);
      const theirs = await shared.read(key);
      if (theirs && verdictOn(theirs) === 'fresh') {
        own.put(key, theirs);
        return { page: theirs, how: 'HIT' };
      }
      const lastGood = theirs && (!held || isLater(theirs, held.page)) ? theirs : held?.page;
      if (!lastGood) {
        const made = await making.make(key, null);
        return made && { page: made, how: 'MISS' };
      }
      if (lastGood === theirs) own.put(key, lastGood);
      if (verdictOn(lastGood) === 'blocking') return renewed(key, lastGood);
      if (!isContentReachable()) return { page: lastGood, how: 'STALE', why: 'unreachable' };
      makeBehind(key, lastGood);
      return { page: lastGood, how: 'STALE', why: 'behind' };
    },

    /** Makes a page again before anybody asks for it. */
    async renew(key: string): Promise<void> {
      const lastGood = own.peek(key);
      if (!isContentReachable() || !lastGood || making.isPaused(key)) return;
      await making.make(key, lastGood).catch(() => null);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
