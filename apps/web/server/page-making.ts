import { count } from '@meridia/telemetry/instruments';
import { createColdRenders, hasQuery } from './cold-renders';
import { confirmPage } from './confirm-page';
import { createGate } from './gate';
import type { OwnPages } from './own-pages';
import type { PageMaker } from './page-maker';
import { verdictOn } from './page-verdict';
import { createRecentFailures } from './recent-failures';
import type { SharedPages } from './shared-pages';
import { isFailure, type StoredPage } from './stored-page';
import { templateOf } from './template-of';

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
  /** How long one call to the content service may take. */
  contentTimeoutMs: number;
};

/** On whose behalf a page is rendered: a share of the renders of pages without a copy is all that one client gets. */
type For = { lastGood: StoredPage | null; client: string };

const isRight = (page: StoredPage) => verdictOn(page) === 'fresh';

/** What lacks a part does not take the place of what has it. */
const isWorse = (made: StoredPage, lastGood: StoredPage | null) =>
  made.isIncomplete && lastGood !== null && !lastGood.isIncomplete;

/** Makes pages: each once at a time in the whole cluster, and what comes of it is kept for everybody. */
export function createPageMaking({ own, shared, makePage, hashNow, contentTimeoutMs }: Options) {
  const underWay = new Map<string, { startedAt: number; making: Promise<StoredPage | null> }>();
  const failures = createRecentFailures();
  /** Nobody is refused: there are no more of them than pages. */
  const gate = createGate({ atOnce: MAX_AT_ONCE, waiting: Infinity });
  const coldRenders = createColdRenders({ contentTimeoutMs });

  /** A page without a copy does not wait behind those that have one, and is refused where there are too many. */
  const inTurn = <Made>(key: string, { lastGood, client }: For, make: () => Promise<Made>) =>
    lastGood ? gate.run(make) : coldRenders.run(key, client, make);

  /** Where the nodes share a page, one of them renders it; those that a query makes are too many to share. */
  const isShared = (key: string, lastGood: StoredPage | null) =>
    lastGood ? !lastGood.isBrief : !hasQuery(key);

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
    let errorPage: StoredPage | null = null;
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
      if (made && isFailure(made)) {
        errorPage = lastGood ? null : made;
        return made;
      }
      if (made && isWorse(made, lastGood)) return lastGood;
      isGood = true;
      await keep(key, made);
      return made;
    } finally {
      if (isGood) failures.forget(key);
      else failures.note(key, errorPage);
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

  /** Whoever waits for another node takes up no turn. */
  async function makeOnce(key: string, asked: For): Promise<StoredPage | null> {
    const { lastGood } = asked;
    if (!isShared(key, lastGood)) return inTurn(key, asked, () => makeNow(key, lastGood));
    const made = await inTurn(key, asked, () => makeInPlace(key, lastGood));
    if (made !== undefined) return made;
    const theirs = await shared.waitFor(key, isRight);
    return theirs ? takeTheirs(key, theirs) : inTurn(key, asked, () => makeNow(key, lastGood));
  }

  function join(key: string, asked: For): Promise<StoredPage | null> {
    const known = underWay.get(key);
    if (known) return known.making;
    const making = makeOnce(key, asked).finally(() => underWay.delete(key));
    underWay.set(key, { startedAt: performance.now(), making });
    return making;
  }

  return {
    async make(key: string, lastGood: StoredPage | null, client = ''): Promise<StoredPage | null> {
      const isJoined = underWay.has(key);
      if (isJoined) count('meridia.pages.saved');
      const made = await join(key, { lastGood, client });
      // One that was under way may have been begun before the last change.
      const isTooOld = isJoined && made !== null && !isFailure(made) && verdictOn(made) === 'blocking';
      return isTooOld && made !== lastGood ? join(key, { lastGood: made, client }) : made;
    },

    /** Whether it has just failed: nobody should wait for it, nor try again so soon. */
    isPaused: (key: string): boolean => failures.find(key) !== null,
    recentFailure: (key: string) => failures.find(key),

    /** For how long it has been under way (ms). */
    age(key: string): number {
      const started = underWay.get(key)?.startedAt;
      return started === undefined ? 0 : performance.now() - started;
    },
  };
}
