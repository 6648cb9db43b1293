import { describeError, log } from '@/lib/log';
import { within } from '@/lib/within';
import { feedMarks } from '@/store/feed-marks';
import { ColdRenderRefused } from './cold-renders';
import type { Asker, Found, Refused, StaleReason } from './found-page';
import type { OwnPages } from './own-pages';
import { createHotPacker } from './pack-hot';
import type { PageMaker } from './page-maker';
import { createPageMaking } from './page-making';
import { verdictOn } from './page-verdict';
import { createSharedLook } from './shared-look';
import type { SharedPages } from './shared-pages';
import { isFailure, type StoredPage } from './stored-page';

/** How long a visitor waits for the new page when there is a good one to give. */
const PATIENCE_MS = 1000;
/**
 * So many at once wait for a new frame round a page that says nothing old, and nobody while somebody waits for what a page is about: others
 * are given it as it is, in a moment in which everything has to be made again.
 */
const MAX_LATE = 2;
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
  contentTimeoutMs: number;
};

/** The pages of the site: a page that was once good is never replaced by an error or by a slow answer. */
export function createPageStore(options: Options) {
  const { own, shared, isContentReachable, renewSoon } = options;
  const making = createPageMaking(options);
  const theirs = createSharedLook(shared);
  const packIfHot = createHotPacker(own);
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

  /** The better one of what this node holds and what the others have. */
  async function findLastGood(key: string): Promise<StoredPage | undefined> {
    const held = own.find(key)?.page;
    if (held && (held.isBrief || theirs.isInVain(key))) return held;
    const other = await theirs.look(key);
    // Of two copies that are both out of date, the one that another node has made since.
    if (!other || (held && verdictOn(other) !== 'fresh' && !feedMarks.isLater(other.point, held.point))) {
      theirs.noteInVain(key);
      return held;
    }
    own.put(key, other);
    return other;
  }

  /** Its error page, where it has just failed: a crowd at a broken page does not render it again and again. */
  async function renderCold(key: string, client: string): Promise<Found | Refused> {
    const failure = making.recentFailure(key);
    if (failure) return failure.page ? { page: failure.page, how: 'MISS' } : { refused: 'failed' };
    try {
      const made = await making.make(key, null, client);
      return made && { page: made, how: 'MISS' };
    } catch (error) {
      if (error instanceof ColdRenderRefused) return { refused: error.reason };
      throw error;
    }
  }

  async function findNow(key: string, client: string): Promise<Found | Refused> {
    const lastGood = await findLastGood(key);
    if (!lastGood) return renderCold(key, client);
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

    /** `client`: of whose share a page without a copy is rendered. */
    async find(key: string, asker: Asker = 'visitor', client = ''): Promise<Found | Refused> {
      const found = await findNow(key, client);
      if (asker === 'visitor') own.use(key);
      return found;
    },

    /** Makes a page again before anybody asks for it. False: it could not be rendered now. */
    async renew(key: string): Promise<boolean> {
      const held = own.find(key);
      if (!held || held.verdict === 'fresh') return true;
      if (!isContentReachable()) return false;
      if (!making.isPaused(key))
        await making
          .make(key, held.page)
          .catch((error: unknown) => log.error('page not renewed', { key, ...describeError(error) }));
      return !making.isPaused(key);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
