import { createBoundedMap } from './bounded-map.ts';

/** Ours, and not the minute of the reloads. */
const PERIOD_MS = 60 * 1000;
const MAX_KNOWN = 1000;

type Repeated = { since: number; times: number };

/**
 * What repeats is told at first, then once a minute with how often it came meanwhile: an outage is the moment at which a log is
 * read, and not one to fill it.
 */
export function createRepeatedLines(now: () => number = () => performance.now()) {
  const known = createBoundedMap<Repeated>(MAX_KNOWN);
  return {
    /** How often it came since it was last told; null: it is not told now. */
    timesToTell(key: string): number | null {
      const before = known.get(key);
      if (before && now() - before.since < PERIOD_MS) {
        before.times += 1;
        return null;
      }
      known.set(key, { since: now(), times: 0 });
      return before?.times ?? 0;
    },
  };
}
