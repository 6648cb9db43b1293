import { queueError } from './content-error.ts';

export type CallQueue = <Result>(url: string, call: () => Promise<Result>) => Promise<Result>;

/**
 * At most `maxParallel` calls at once, the others wait in order. One that waited `maxWaitMs` is given up: when the
 * service hangs, a visitor gets an error page in seconds rather than the end of a long queue.
 */
export function createCallQueue({
  maxParallel,
  maxWaitMs,
}: {
  maxParallel: number;
  maxWaitMs: number;
}): CallQueue {
  let running = 0;
  const waiting = new Set<() => void>();

  function enter(url: string): Promise<void> {
    if (running < maxParallel) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(queueError(url));
      }, maxWaitMs);
      waiting.add(start);
    });
  }

  /** The place of a call that ends goes to the first in the queue. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (url, call) => {
    await enter(url);
    try {
      return await call();
    } finally {
      leave();
    }
  };
}
