type Options = {
  /** The pages that are no longer right, those that visitors ask for first. */
  outOfDate: () => readonly string[];
  renew: (key: string) => Promise<void>;
};

/** Makes pages again behind, one after the other: the next visitor need not wait, and those who are there come first. */
export function createRenewals({ outOfDate, renew }: Options) {
  let isUnderWay = false;
  let isAskedAgain = false;

  async function renewAll(): Promise<void> {
    for (const key of outOfDate()) {
      // What has changed since may be more urgent.
      if (isAskedAgain) return;
      const startedAt = performance.now();
      await renew(key);
      // As long a pause as it took.
      await new Promise((resolve) => setTimeout(resolve, performance.now() - startedAt));
    }
  }

  return async (): Promise<void> => {
    isAskedAgain = true;
    if (isUnderWay) return;
    isUnderWay = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      await renewAll();
    }
    isUnderWay = false;
  };
}
