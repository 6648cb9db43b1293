/** `stallMs`: how long one waits while nothing ends; `waitMs`: at most, even while others go on. */
type Options = { atOnce: number; waiting: number; stallMs?: number; waitMs?: number };

/** How many times in `stallMs` those who wait look whether it goes on. */
const LOOKS = 4;

/** Its turn did not come in time. */
export class GateRefusal extends Error {}

/** Lets a few tasks run at once and a few more wait; what comes beyond is refused, so that no crowd can take the node. */
export function createGate({ atOnce, waiting, stallMs = Infinity, waitMs = Infinity }: Options) {
  const queue = new Set<() => void>();
  let running = 0;
  let endedAt = -Infinity;

  function leave(): void {
    endedAt = performance.now();
    const [next] = queue;
    // Who waits takes the place over: nobody can come in between.
    if (!next) running -= 1;
    else {
      queue.delete(next);
      next();
    }
  }

  function waitForTurn(): Promise<void> {
    const since = performance.now();
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const start = () => {
        clearInterval(timer);
        resolve();
      };
      const look = () => {
        const now = performance.now();
        if (now - since < waitMs && now - Math.max(since, endedAt) < stallMs) return;
        clearInterval(timer);
        queue.delete(start);
        reject(new GateRefusal('No turn in time'));
      };
      queue.add(start);
      if (Number.isFinite(stallMs)) timer = setInterval(look, stallMs / LOOKS);
    });
  }

  async function enter(): Promise<void> {
    if (running < atOnce) running += 1;
    else await waitForTurn();
  }

  return {
    isFull: (): boolean => running >= atOnce && queue.size >= waiting,
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
