import { feedMarks } from '@/store/feed-marks';
import { createMemory } from '@/store/memory';
import { isOfThePast, verdictOn, type Verdict } from './page-verdict';
import type { OutOfDate } from './renewals';
import { weightOf, type StoredPage } from './stored-page';

const MEMORY_BYTES = 64_000_000;
/** For pages of which there are too many: they must not drive out the others. */
const BRIEF_BYTES = 4_000_000;
const BRIEF_LIFE_MS = 600_000;

/** `freshAt`: the version of the marks at which it was last found fresh; nothing has to be compared until the next one. */
type Held = { page: StoredPage; freshAt: number; heldAt: number; usedAt: number; uses: number };

/** The pages of this process, and whether they are still right. */
export function createOwnPages() {
  const lasting = createMemory<Held>(MEMORY_BYTES);
  const brief = createMemory<Held>(BRIEF_BYTES);

  function findHeld(key: string): Held | undefined {
    const held = lasting.peek(key) ?? brief.peek(key);
    const isOver = held?.page.isBrief && performance.now() - held.heldAt > BRIEF_LIFE_MS;
    return isOver ? undefined : held;
  }

  function verdictOnHeld(held: Held): Verdict {
    const { page } = held;
    const version = feedMarks.version();
    if (held.freshAt === version && page.renewAt === null && !isOfThePast(page)) return 'fresh';
    const verdict = verdictOn(page);
    if (verdict === 'fresh') held.freshAt = version;
    return verdict;
  }

  return {
    peek: (key: string): StoredPage | undefined => findHeld(key)?.page,

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
      const held = { page, freshAt: -1, heldAt: now, usedAt: known?.usedAt ?? -Infinity, uses };
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
      const verdicts = lasting.keys().flatMap((key) => {
        const held = lasting.peek(key);
        const isInUse = held !== undefined && held.usedAt >= since;
        return isInUse ? [{ key, verdict: verdictOnHeld(held) }] : [];
      });
      const keysOf = (...wanted: Verdict[]) =>
        verdicts.filter(({ verdict }) => wanted.includes(verdict)).map(({ key }) => key);
      return { waitedFor: keysOf('blocking'), behind: keysOf('late', 'behind') };
    },

    /** How many there are of each verdict, and what they weigh: for whoever looks after the site. */
    count(): Record<Verdict, number> & { bytes: number } {
      const counts = { fresh: 0, behind: 0, late: 0, blocking: 0, bytes: lasting.bytes() + brief.bytes() };
      for (const key of [...lasting.keys(), ...brief.keys()]) {
        const held = findHeld(key);
        if (held) counts[verdictOnHeld(held)] += 1;
      }
      return counts;
    },
  };
}

export type OwnPages = ReturnType<typeof createOwnPages>;
