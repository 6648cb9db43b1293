/** A place in the feed of changes. Numbers of the feed are compared, never clocks: those of two nodes differ. */
export type FeedPoint = { epoch: string; position: number };

/** `heardAt`: by this process's own monotonic clock, to know how long it has been late. */
type Mark = { change: number; heardAt: number };

/** At two readings a second, the last eight changes of a tag span more than the three seconds that a page may be late. */
const MAX_CHANGES = 8;

/** More documents than change in a month; beyond, everything older counts as changed. */
const MAX_MARKS = 20_000;

/** The latest changes of a tag, in order. What is merged counts from the earlier time: late too soon, never too late. */
function addChange(known: readonly Mark[], { change, heardAt }: Mark): readonly Mark[] {
  const last = known.at(-1);
  // What was heard in one reading is one change.
  if (last?.heardAt === heardAt) return [...known.slice(0, -1), { change, heardAt }];
  const [first, second, ...rest] = known;
  if (known.length < MAX_CHANGES || !first || !second) return [...known, { change, heardAt }];
  return [{ change: second.change, heardAt: first.heardAt }, ...rest, { change, heardAt }];
}

const lastOf = (changes: readonly Mark[]): Mark => changes.at(-1) ?? { change: 0, heardAt: 0 };

/** How many readings back it is known which tags changed: what was fresh before them is compared whole. */
const MAX_READINGS = 100;

/** What the feed has said so far: for each tag, the numbers of its last changes. */
export function createFeedMarks(now: () => number = () => performance.now()) {
  const marks = new Map<string, readonly Mark[]>();
  let point: FeedPoint = { epoch: '', position: 0 };
  /** What was made before this change is not to be trusted, whatever its tags. */
  let floor: Mark = { change: 0, heardAt: 0 };
  let version = 0;
  /** The tags that each of the last versions brought, the latest last. */
  let readings: ReadonlySet<string>[] = [];
  let since: { from: number; to: number; tags: ReadonlySet<string> } | null = null;

  function forgetOldest(): void {
    const newest = [...marks].map(([tag, changes]) => ({ tag, last: lastOf(changes) }));
    newest.sort((left, right) => left.last.change - right.last.change);
    for (const { tag, last } of newest.slice(0, marks.size - MAX_MARKS / 2)) {
      floor = last;
      marks.delete(tag);
    }
    readings = [];
  }

  return {
    point: (): FeedPoint => point,
    /** Changes with every mark: what was fresh at a version still is. */
    version: () => version,
    floor: () => floor.change,
    entries: (): [string, number][] => [...marks].map(([tag, changes]) => [tag, lastOf(changes).change]),

    /** Another feed, or the first one: `floorAt` is the number before which nothing is known. */
    begin(start: FeedPoint, floorAt: number, known: readonly (readonly [string, number])[] = []): void {
      marks.clear();
      point = start;
      floor = { change: floorAt, heardAt: now() };
      for (const [tag, change] of known) marks.set(tag, [{ change, heardAt: floor.heardAt }]);
      version += 1;
      readings = [];
    },

    apply(changes: readonly { tags: readonly string[]; change: number }[], position: number): void {
      const heardAt = now();
      for (const { tags, change } of changes) {
        for (const tag of tags) marks.set(tag, addChange(marks.get(tag) ?? [], { change, heardAt }));
      }
      readings = [...readings.slice(1 - MAX_READINGS), new Set(changes.flatMap(({ tags }) => tags))];
      if (marks.size > MAX_MARKS) forgetOldest();
      point = { ...point, position: Math.max(point.position, position) };
      version += 1;
    },

    /** The tags that have changed after a version, so that few have to be compared; null: anything may have. */
    changedSince(from: number): ReadonlySet<string> | null {
      const missed = version - from;
      if (missed > readings.length) return null;
      // Nearly all pages were last compared at the same version.
      if (since?.from !== from || since.to !== version) {
        const tags = new Set(readings.slice(readings.length - missed).flatMap((reading) => [...reading]));
        since = { from, to: version, tags };
      }
      return since.tags;
    },

    /** Whether one point is further on than another; an epoch that is not that of the feed is over, and wins against none. */
    isLater: (one: FeedPoint, other: FeedPoint): boolean =>
      one.epoch === other.epoch ? one.position > other.position : one.epoch === point.epoch,

    /** For how long (ms) what was made at a point has been out of date; null: it is not. */
    lateness(made: FeedPoint, tags: readonly string[]): number | null {
      if (made.epoch !== point.epoch || made.position < floor.change) return now() - floor.heardAt;
      let first = Infinity;
      for (const tag of tags) {
        // Of a tag that changes all the time, the first change that the page does not show.
        const missed = marks.get(tag)?.find(({ change }) => change > made.position);
        if (missed) first = Math.min(first, missed.heardAt);
      }
      return first === Infinity ? null : now() - first;
    },
  };
}

/** Those of this process. */
export const feedMarks = createFeedMarks();
