import { feedMarks } from '@/store/feed-marks';
import { createMemory } from '@/store/memory';
import { isOfThePast, verdictOn, type Verdict } from './page-verdict';
import type { OutOfDate } from './renewals';
import { weightOf, type StoredPage } from './stored-page';

const MEMORY_BYTES = 64_000_000;
/** For pages of which there are too many: they must not drive out the others. */
const BRIEF_BYTES = 4_000_000;
const BRIEF_LIFE_MS = 600_000;

/**
 * `freshAt`: the version of the marks at which no tag of it had changed; later, only what has changed since is compared. `tags`: of a page
 * that is in use, as a set. A page has over a hundred, a change few.
 */
type Held = {
  page: StoredPage;
  freshAt: number;
  tags: ReadonlySet<string> | null;
  heldAt: number;
  usedAt: number;
  uses: number;
};

const tagsOf = ({ about, around }: StoredPage): ReadonlySet<string> =>
  new Set([...about.tags, ...around.tags]);

/** The pages of this process, and whether they are still right. */
export function createOwnPages() {
  const lasting = createMemory<Held>(MEMORY_BYTES);
  const brief = createMemory<Held>(BRIEF_BYTES);

  function findHeld(key: string): Held | undefined {
    const held = lasting.peek(key) ?? brief.peek(key);
    const isOver = held?.page.isBrief && performance.now() - held.heldAt > BRIEF_LIFE_MS;
    return isOver ? undefined : held;
  }

  /** Whether nothing that has changed since it was last fresh is a tag of it. */
  function isUntouched(held: Held): boolean {
    const changed = held.freshAt < 0 ? null : feedMarks.changedSince(held.freshAt);
    if (!changed) return false;
    const tags = (held.tags ??= tagsOf(held.page));
    const [few, many] = tags.size < changed.size ? [tags, changed] : [changed, tags];
    for (const tag of few) if (many.has(tag)) return false;
    return true;
  }

  function verdictOnHeld(held: Held): Verdict {
    const { page } = held;
    const version = feedMarks.version();
    if (held.freshAt !== version && isUntouched(held)) held.freshAt = version;
    if (held.freshAt === version && page.renewAt === null && !isOfThePast(page)) return 'fresh';
    const verdict = verdictOn(page);
    if (verdict === 'fresh') held.freshAt = version;
    return verdict;
  }

  return {
    find(key: string): { page: StoredPage; verdict: Verdict; uses: number } | undefined {
      const held = findHeld(key);
      return held && { page: held.page, verdict: verdictOnHeld(held), uses: held.uses };
    },

    /** A visitor reads it: it is one of those that are made again before they are asked for. */
    use(key: string): void {
      const held = findHeld(key);
      if (!held) return;
      held.usedAt = performance.now();
      held.uses += 1;
      lasting.touch(key);
    },

    put(key: string, page: StoredPage): void {
      const known = findHeld(key);
      const uses = known?.page.hash === page.hash ? known.uses : 0;
      const now = performance.now();
      const held = { page, freshAt: -1, tags: null, heldAt: now, usedAt: known?.usedAt ?? -Infinity, uses };
      // What was one of too many may no longer be, or the other way round.
      (page.isBrief ? lasting : brief).remove(key);
      (page.isBrief ? brief : lasting).put(key, held, weightOf(page));
    },

    /** The same page in other bytes, unless it has changed meanwhile. */
    replace(key: string, page: StoredPage, other: StoredPage): void {
      const held = lasting.peek(key);
      if (held?.page === page) lasting.put(key, { ...held, page: other }, weightOf(other));
    },

    remove(key: string): void {
      lasting.remove(key);
      brief.remove(key);
    },

    /** Those that are worth sharing. */
    *all(): Generator<[key: string, page: StoredPage]> {
      for (const key of lasting.keys()) {
        const held = lasting.peek(key);
        if (held) yield [key, held.page];
      }
    },

    /** Those that are no longer right, of the ones asked for lately: what visitors would wait for, and the rest; the latest first. */
    outOfDate(usedWithinMs: number): OutOfDate {
      const since = performance.now() - usedWithinMs;
      const found: OutOfDate = { waitedFor: [], behind: [] };
      for (const key of lasting.keys()) {
        const held = lasting.peek(key);
        if (!held || held.usedAt < since) continue;
        const verdict = verdictOnHeld(held);
        if (verdict === 'blocking') found.waitedFor.push(key);
        else if (verdict !== 'fresh') found.behind.push(key);
      }
      return found;
    },
  };
}

export type OwnPages = ReturnType<typeof createOwnPages>;
