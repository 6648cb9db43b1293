type Options = { atOnce: number; waiting: number };

/** Lets a few tasks run at once and a few more wait; what comes beyond is refused, so that no crowd can take the node. */
export function createGate({ atOnce, waiting }: Options) {
  const queue: (() => void)[] = [];
  let running = 0;

  function leave(): void {
    const next = queue.shift();
    // Who waits takes the place over: nobody can come in between.
    if (next) next();
    else running -= 1;
  }

  async function enter(): Promise<void> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  }

  return {
    isFull: (): boolean => running >= atOnce && queue.length >= waiting,
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
