import { count } from '@meridia/telemetry/instruments';
import { createBoundedMap } from '@/lib/bounded-map';
import { confirmPage } from './confirm-page';
import { createGate } from './gate';
import type { OwnPages } from './own-pages';
import type { PageMaker } from './page-maker';
import { verdictOn } from './page-verdict';
import type { SharedPages } from './shared-pages';
import type { StoredPage } from './stored-page';
import { templateOf } from './template-of';

/** After a page could not be made, its last good copy is given at once for a while. */
const PAUSE_MS = 2000;
/** Anybody can ask for addresses that fail. */
const MAX_FAILURES = 1000;

/**
 * After an outage visitors ask for everything that has changed in the same second. Each page asks several things of the content service: all
 * pages at once, most of their calls would be given up before their turn, and the pages made again for nothing.
 */
const MAX_AT_ONCE = 4;

type Options = {
  own: OwnPages;
  shared: SharedPages;
  makePage: PageMaker['makePage'];
  hashNow: Parameters<typeof confirmPage>[1];
};

export const isFailure = (page: StoredPage | null): boolean => page !== null && page.status >= 500;

const isRight = (page: StoredPage) => verdictOn(page) === 'fresh';

/** What lacks a part does not take the place of what has it. */
const isWorse = (made: StoredPage, lastGood: StoredPage | null) =>
  made.isIncomplete && lastGood !== null && !lastGood.isIncomplete;

/** Makes pages: each once at a time in the whole cluster, and what comes of it is kept for everybody. */
export function createPageMaking({ own, shared, makePage, hashNow }: Options) {
  const underWay = new Map<string, { startedAt: number; making: Promise<StoredPage | null> }>();
  const failedAt = createBoundedMap<number>(MAX_FAILURES);
  /** Nobody is refused: there are no more of them than pages. */
  const gate = createGate({ atOnce: MAX_AT_ONCE, waiting: Infinity });

  /** Nobody waits behind others for a page of which there is nothing to give. */
  const inTurn = <Made>(lastGood: StoredPage | null, make: () => Promise<Made>) =>
    lastGood ? gate.run(make) : make();

  async function keep(key: string, page: StoredPage | null): Promise<void> {
    if (page === null) {
      own.remove(key);
      await shared.remove(key);
      return;
    }
    own.put(key, page);
    if (!page.isBrief) await shared.write(key, page);
  }

  async function makeNow(key: string, lastGood: StoredPage | null): Promise<StoredPage | null> {
    let isGood = false;
    try {
      const confirmed = lastGood && (await confirmPage(lastGood, hashNow));
      if (confirmed) {
        isGood = true;
        await keep(key, confirmed);
        count('meridia.pages.confirmed');
        return confirmed;
      }
      const made = await makePage(key);
      count('meridia.pages.made', { template: templateOf(key) });
      if (made && isFailure(made)) return made;
      if (made && isWorse(made, lastGood)) return lastGood;
      isGood = true;
      await keep(key, made);
      return made;
    } finally {
      if (isGood) failedAt.delete(key);
      else failedAt.set(key, performance.now());
    }
  }

  function takeTheirs(key: string, theirs: StoredPage): StoredPage {
    own.put(key, theirs);
    count('meridia.pages.saved');
    return theirs;
  }

  /** Who has the place looks once more: another one may have had it a moment ago. Undefined: another node has it. */
  async function makeInPlace(
    key: string,
    lastGood: StoredPage | null,
  ): Promise<StoredPage | null | undefined> {
    const release = await shared.takeLock(key);
    if (!release) return undefined;
    try {
      const theirs = await shared.read(key);
      return theirs && isRight(theirs) ? takeTheirs(key, theirs) : await makeNow(key, lastGood);
    } finally {
      await release();
    }
  }

  /** Who has a copy to give meanwhile waits for a turn; whoever waits for another node takes up none. */
  async function makeOnce(key: string, lastGood: StoredPage | null): Promise<StoredPage | null> {
    const made = await inTurn(lastGood, () => makeInPlace(key, lastGood));
    if (made !== undefined) return made;
    const theirs = await shared.waitFor(key, isRight);
    return theirs ? takeTheirs(key, theirs) : inTurn(lastGood, () => makeNow(key, lastGood));
  }

  function join(key: string, lastGood: StoredPage | null): Promise<StoredPage | null> {
    const known = underWay.get(key);
    if (known) return known.making;
    const making = makeOnce(key, lastGood).finally(() => underWay.delete(key));
    underWay.set(key, { startedAt: performance.now(), making });
    return making;
  }

  return {
    async make(key: string, lastGood: StoredPage | null): Promise<StoredPage | null> {
      const isJoined = underWay.has(key);
      if (isJoined) count('meridia.pages.saved');
      const made = await join(key, lastGood);
      // One that was under way may have been begun before the last change.
      const isTooOld = isJoined && made !== null && !isFailure(made) && verdictOn(made) === 'blocking';
      return isTooOld && made !== lastGood ? join(key, made) : made;
    },

    /** Whether it has just failed: nobody should wait for it, nor try again so soon. */
    isPaused(key: string): boolean {
      const failed = failedAt.get(key);
      return failed !== undefined && performance.now() - failed < PAUSE_MS;
    },

    /** For how long it has been under way (ms). */
    age(key: string): number {
      const started = underWay.get(key)?.startedAt;
      return started === undefined ? 0 : performance.now() - started;
    },
  };
}
