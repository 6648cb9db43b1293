import { describeError, log } from '@/lib/log';
import { within } from '@/lib/within';
import type { OwnPages } from './own-pages';
import type { PageMaker } from './page-maker';
import { createPageMaking, isFailure } from './page-making';
import { verdictOn } from './page-verdict';
import { createSharedLook } from './shared-look';
import type { SharedPages } from './shared-pages';
import { isPackedBest, packedBest, type StoredPage } from './stored-page';

/** How long a visitor waits for the new page when there is a good one to give. */
const PATIENCE_MS = 1000;
/**
 * So many at once wait for a new frame round a page that says nothing old, and nobody while somebody waits for what a page is about: others
 * are given it as it is, in a moment in which everything has to be made again.
 */
const MAX_LATE = 2;
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
  /** What an answer says now, by its name (content-cache.ts). */
  hashNow: (name: string) => Promise<string | null>;
  /** Whether the content service is known to answer: otherwise nobody waits for it in vain. */
  isContentReachable: () => boolean;
  /** Has a page made again behind, in its turn (see `renew`). */
  renewSoon: (key: string) => void;
};

/** Whoever asks is a visitor, unless told: what only a machine reads, to keep it, is not in use. */
export type Asker = 'visitor' | 'mirror';

/** Of two copies that are both out of date, the one that another node has made since. */
const isLater = ({ point }: StoredPage, own: StoredPage) =>
  point.epoch !== own.point.epoch || point.position > own.point.position;

/** The pages of the site: a page that was once good is never replaced by an error or by a slow answer. */
export function createPageStore(options: Options) {
  const { own, shared, isContentReachable, renewSoon } = options;
  const making = createPageMaking(options);
  const theirs = createSharedLook(shared);
  let isPacking = false;
  const waiting = { late: 0, blocking: 0 };

  /** Why it is not worth a visitor's time to wait for the new page; null: it is. */
  function reasonNotToWait(key: string): StaleReason | null {
    if (!isContentReachable()) return 'unreachable';
    if (making.isPaused(key)) return 'failed';
    return making.age(key) > PATIENCE_MS ? 'slow' : null;
  }

  async function renewed(key: string, lastGood: StoredPage): Promise<Found> {
    const why = reasonNotToWait(key);
    if (why) return { page: lastGood, how: 'STALE', why };
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

  async function waitFor(verdict: 'late' | 'blocking', key: string, lastGood: StoredPage): Promise<Found> {
    waiting[verdict] += 1;
    try {
      return await renewed(key, lastGood);
    } finally {
      waiting[verdict] -= 1;
    }
  }

  const isTimeForFrames = () => waiting.late < MAX_LATE && waiting.blocking === 0;

  /** Not while another one is at it: it takes a thread of the process for half a second. */
  function packIfHot(key: string, page: StoredPage, uses: number): void {
    if (uses < HOT_USES || isPacking || page.isBrief || isPackedBest(page)) return;
    isPacking = true;
    packedBest(page)
      .then((packed) => own.replace(key, page, packed))
      .catch((error: unknown) => log.warn('page not packed', { key, ...describeError(error) }))
      .finally(() => (isPacking = false));
  }

  /** The better one of what this node holds and what the others have. */
  async function findLastGood(key: string): Promise<StoredPage | undefined> {
    const held = own.find(key)?.page;
    if (held && theirs.isInVain(key)) return held;
    const other = await theirs.look(key);
    if (!other || (held && verdictOn(other) !== 'fresh' && !isLater(other, held))) {
      theirs.noteInVain(key);
      return held;
    }
    own.put(key, other);
    return other;
  }

  async function findNow(key: string): Promise<Found> {
    const lastGood = await findLastGood(key);
    if (!lastGood) {
      const made = await making.make(key, null);
      return made && { page: made, how: 'MISS' };
    }
    const verdict = verdictOn(lastGood);
    if (verdict === 'fresh') return { page: lastGood, how: 'HIT' };
    if (verdict === 'blocking' || (verdict === 'late' && isTimeForFrames()))
      return waitFor(verdict, key, lastGood);
    if (!isContentReachable()) return { page: lastGood, how: 'STALE', why: 'unreachable' };
    renewSoon(key);
    return { page: lastGood, how: 'STALE', why: 'behind' };
  }

  return {
    /** What can be answered at once, without asking anybody. */
    findFresh(key: string, asker: Asker = 'visitor'): StoredPage | null {
      const held = own.find(key);
      if (held?.verdict !== 'fresh') return null;
      if (asker === 'visitor') own.use(key);
      packIfHot(key, held.page, held.uses);
      return held.page;
    },

    async find(key: string, asker: Asker = 'visitor'): Promise<Found> {
      const found = await findNow(key);
      if (asker === 'visitor') own.use(key);
      return found;
    },

    /** Makes a page again before anybody asks for it. */
    async renew(key: string): Promise<void> {
      const lastGood = own.peek(key);
      if (!isContentReachable() || !lastGood || making.isPaused(key)) return;
      await making
        .make(key, lastGood)
        .catch((error: unknown) => log.error('page not renewed', { key, ...describeError(error) }));
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
