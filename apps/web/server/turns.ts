/** So many at once; the others wait, and come in the order in which they asked. */
export function createTurns(maxAtOnce: number) {
  let free = maxAtOnce;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
  }

  /** The place of who ends is the next one's. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
