/** `waitedFor`: what they are about has changed, and visitors wait for them. `behind`: what is round them has. */
export type OutOfDate = { waitedFor: string[]; behind: string[] };

type Options = {
  /** The pages that are no longer right. */
  outOfDate: () => OutOfDate;
  renew: (key: string) => Promise<void>;
};

/** Makes pages again behind, one after the other: the next visitor need not wait, and those who are there come first. */
export function createRenewals({ outOfDate, renew }: Options) {
  /** Those that somebody has just been given as they were. */
  const asked = new Set<string>();
  let rest: OutOfDate = { waitedFor: [], behind: [] };
  let isChanged = false;
  let isUnderWay = false;

  function takeNext(): string | undefined {
    if (isChanged) {
      isChanged = false;
      // What has changed since may be more urgent.
      rest = outOfDate();
    }
    const [first] = asked;
    if (first === undefined || rest.waitedFor.length > 0)
      return rest.waitedFor.shift() ?? rest.behind.shift();
    asked.delete(first);
    return first;
  }

  async function renewAll(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    for (let key = takeNext(); key !== undefined; key = takeNext()) {
      const startedAt = performance.now();
      await renew(key);
      // As long a pause as it took.
      await new Promise((resolve) => setTimeout(resolve, performance.now() - startedAt));
    }
    isUnderWay = false;
  }

  return {
    /** Something has changed: all that is in use and no longer right. */
    renewInUse(): Promise<void> {
      isChanged = true;
      return renewAll();
    },
    renewSoon(key: string): void {
      asked.add(key);
      void renewAll();
    },
  };
}
