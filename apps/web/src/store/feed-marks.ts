/** A place in the feed of changes. Numbers of the feed are compared, never clocks: those of two nodes differ. */
export type FeedPoint = { epoch: string; position: number };

/** `heardAt`: by this process's own monotonic clock, to know how long it has been late. */
type Mark = { change: number; heardAt: number };

/** More documents than change in a month; beyond, everything older counts as changed. */
const MAX_MARKS = 20_000;

/** What the feed has said so far: for each tag, the number of its last change. */
export function createFeedMarks(now: () => number = () => performance.now()) {
  const marks = new Map<string, Mark>();
  let point: FeedPoint = { epoch: '', position: 0 };
  /** What was made before this change is not to be trusted, whatever its tags. */
  let floor: Mark = { change: 0, heardAt: 0 };
  let version = 0;

  function forgetOldest(): void {
    const oldestFirst = [...marks].toSorted(([, left], [, right]) => left.change - right.change);
    for (const [tag, mark] of oldestFirst.slice(0, marks.size - MAX_MARKS / 2)) {
      floor = mark;
      marks.delete(tag);
    }
  }

  return {
    point: (): FeedPoint => point,
    /** Changes with every mark: what was fresh at a version still is. */
    version: () => version,
    floor: () => floor.change,
    entries: (): [string, number][] => [...marks].map(([tag, { change }]) => [tag, change]),

    /** Another feed, or the first one: `floorAt` is the number before which nothing is known. */
    begin(start: FeedPoint, floorAt: number, known: readonly (readonly [string, number])[] = []): void {
      marks.clear();
      point = start;
      floor = { change: floorAt, heardAt: now() };
      for (const [tag, change] of known) marks.set(tag, { change, heardAt: now() });
      version += 1;
    },

    apply(changes: readonly { tags: readonly string[]; change: number }[], position: number): void {
      for (const { tags, change } of changes) {
        for (const tag of tags) marks.set(tag, { change, heardAt: now() });
      }
      if (marks.size > MAX_MARKS) forgetOldest();
      point = { ...point, position: Math.max(point.position, position) };
      version += 1;
    },

    /** For how long (ms) what was made at a point has been out of date; null: it is not. */
    lateness(made: FeedPoint, tags: readonly string[]): number | null {
      if (made.epoch !== point.epoch || made.position < floor.change) return now() - floor.heardAt;
      let first = Infinity;
      for (const tag of tags) {
        const mark = marks.get(tag);
        if (mark && mark.change > made.position) first = Math.min(first, mark.heardAt);
      }
      return first === Infinity ? null : now() - first;
    },
  };
}

/** Those of this process. */
export const feedMarks = createFeedMarks();
