import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './http-call.ts';

/**
 * Calls at a steady rate, whatever the answers do: a caller who waits for an answer before he asks again
 * would hide an outage. Ends by itself after `maxSeconds`.
 */
export function startOpenLoop(perSecond: number, send: (turn: number) => Promise<Outcome>, maxSeconds = 40) {
  const calls: Promise<Outcome>[] = [];
  const startedAt = performance.now();
  let isOver = false;

  const loop = (async () => {
    while (!isOver && performance.now() - startedAt < maxSeconds * 1000) {
      const due = ((performance.now() - startedAt) / 1000) * perSecond;
      while (calls.length < due) calls.push(send(calls.length));
      await sleep(1000 / perSecond / 2);
    }
  })();

  return {
    async stop(): Promise<Outcome[]> {
      isOver = true;
      await loop;
      return Promise.all(calls);
    },
  };
}
