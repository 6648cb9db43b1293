import { changedTags } from '@/content/client/content-tags.rules';
import { forgetPendingCalls, readChanges } from '@/content/client/site-feed';
import { describeError, log } from '@/lib/log';
import { feedMarks } from '@/store/feed-marks';
import type { FeedMemory } from './feed-memory';

/** With the three seconds for which the edge may keep a page, a publication is seen within five. */
const PERIOD_MS = 500;
/** Several times what the slowest reading takes: a loop that is older has ended or hangs, and the pages grow old unnoticed. */
const MAX_LOOP_MS = 30_000;
/** Between an epoch and the number at which its feed began again. */
const AGAIN = '~';

export type Change = { uid: string; documentId: string; isInPlace: boolean };

type Options = {
  memory: FeedMemory;
  /** Told of what changed until it succeeds; null: anything may have. */
  onChange: (changes: readonly Change[] | null) => Promise<void>;
  /** Told when pages are stale, and at each reading whether the content service answers. */
  onMarked: () => void;
  /** Told when the nodes no longer share anything: Redis was emptied. */
  onEmptied: () => void;
  onReading: (isReachable: boolean) => void;
  /** Told when the last of some changes was made. */
  onHeard?: (at: Date) => void;
};

/**
 * Reads what changed in the content, twice a second, and marks what was made from it. Each node reads for itself: a change arrives
 * also when Redis is away, and no clock is compared with another one.
 */
export function createChangeFeed({ memory, onChange, onMarked, onEmptied, onReading, onHeard }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isReachable: boolean | null = null;
  let loopedAt = performance.now();
  /** What nobody could act upon yet. */
  let untold: Change[] | null = null;

  /** A feed that nobody here knows: what was made before counts as changed. */
  async function beginAt(epoch: string, position: number): Promise<void> {
    forgetPendingCalls();
    feedMarks.begin({ epoch, position }, position);
    untold = null;
    await memory.write();
    onMarked();
    log.info('feed begins', { epoch, position });
  }

  async function read(): Promise<void> {
    const known = feedMarks.point();
    const { data, meta } = await readChanges(known.position);
    const findLast = async () => (meta.more ? findEnd(meta.latest) : meta.latest);
    // Another database, or this one as it was before: its numbers say nothing of ours.
    if (meta.epoch !== known.epoch.split(AGAIN)[0]) return beginAt(meta.epoch, await findLast());
    // Away for longer than changes are kept: some were never heard.
    if (known.position < meta.oldest) return beginAt(known.epoch, await findLast());
    if (meta.latest < known.position) return beginAt(`${meta.epoch}${AGAIN}${meta.latest}`, meta.latest);
    if (data.length > 0) {
      forgetPendingCalls();
      untold?.push(...data);
      const changes = data.map((change) => ({ tags: changedTags(change), change: change.seq }));
      feedMarks.apply(changes, meta.latest);
      await memory.write();
      onMarked();
      const last = data.at(-1);
      if (last) onHeard?.(new Date(last.at));
      log.info('content changed', { types: [...new Set(data.map(({ uid }) => uid))], position: meta.latest });
    }
    if (meta.more) await read();
  }

  async function findEnd(since: number): Promise<number> {
    const { meta } = await readChanges(since);
    return meta.more ? findEnd(meta.latest) : meta.latest;
  }

  /** What fails is told again at the next reading. */
  async function tell(): Promise<void> {
    if (untold?.length === 0) return;
    try {
      await onChange(untold);
      untold = [];
    } catch (error) {
      log.warn('change not acted upon', describeError(error));
    }
  }

  async function readOnce(): Promise<void> {
    try {
      await read();
      isReachable = true;
    } catch (error) {
      // The client has logged a call that failed; anything else would be ours.
      if (isReachable !== false) log.warn('change feed interrupted', describeError(error));
      isReachable = false;
    }
    onReading(isReachable);
    // Without a feed, with what the nodes before this one have left.
    if (isReachable || untold === null) await tell();
    if (await memory.isLost()) {
      await memory.write();
      onEmptied();
    }
  }

  /** Whatever fails in one loop, the next one comes. */
  async function tick(): Promise<void> {
    try {
      await readOnce();
      loopedAt = performance.now();
    } catch (error) {
      log.error('change feed loop failed', describeError(error));
    } finally {
      if (!isStopped) timer = setTimeout(() => void tick(), PERIOD_MS);
    }
  }

  return {
    /** What the nodes before this one knew, then the feed. */
    async start(): Promise<void> {
      await memory.read();
      await tick();
    },
    /** Whether the loop still runs, be the content service there or not. */
    isAlive: (): boolean => performance.now() - loopedAt < MAX_LOOP_MS,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
