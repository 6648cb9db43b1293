/** When what carries a tag became stale (still better than nothing) or expired, and the number of the change that did it. */
export type TagMark = { staleAt?: number; expiredAt?: number; change?: number };
export type Verdict = 'fresh' | 'stale' | 'expired';

function latest(left: number | undefined, right: number | undefined): number | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return Math.max(left, right);
}

/** The marks of this process, which are also those of the others once they are heard of. */
export function createTagClock() {
  const marks = new Map<string, TagMark>();

  return {
    get: (tag: string): TagMark => marks.get(tag) ?? {},

    /** Marks only move forward: one that was made here while Redis was away is not undone by what Redis remembers. */
    merge(tag: string, mark: TagMark): TagMark {
      const known = marks.get(tag) ?? {};
      const merged = {
        staleAt: latest(known.staleAt, mark.staleAt),
        expiredAt: latest(known.expiredAt, mark.expiredAt),
        change: latest(known.change, mark.change),
      };
      marks.set(tag, merged);
      return merged;
    },

    verdict(tags: readonly string[], since: number, now = Date.now()): Verdict {
      let verdict: Verdict = 'fresh';
      for (const tag of tags) {
        const { staleAt = 0, expiredAt = 0 } = marks.get(tag) ?? {};
        if (expiredAt > since && expiredAt <= now) return 'expired';
        if (staleAt >= since) verdict = 'stale';
      }
      return verdict;
    },
  };
}
