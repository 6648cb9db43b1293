import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGracefulClose } from '@meridia/telemetry/graceful-close';
import { log } from '@/lib/log';

/** A service that takes nothing any more keeps no node from leaving. */
const RELEASE_MS = 3000;

type Steps = {
  /** At the signal: says that no request should be sent here any more. */
  begin: () => void;
  /** Still answers meanwhile: a balancer needs to ask once to see that the node leaves. */
  lameDuckMs: number;
  /** Once the last request has ended: sends what is counted, closes what is open. */
  release: () => Promise<void>;
};

/** Leaves in three steps: says so, stops taking connections, and ends once the requests under way have. */
export function drainOn(signals: readonly NodeJS.Signals[], server: Server, steps: Steps): void {
  const graceful = createGracefulClose(server);
  let isDraining = false;
  const drain = async (signal: string): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    log.info('stopping', { signal });
    steps.begin();
    graceful.leave();
    await sleep(steps.lameDuckMs);
    if (!(await graceful.close())) log.warn('stopped with requests that did not end');
    await Promise.race([steps.release(), sleep(RELEASE_MS)]);
    log.info('stopped');
  };
  // Whatever fails on the way, the process ends: 0 says that it left by itself.
  const leave = (signal: string) => void drain(signal).finally(() => process.exit(0));
  for (const signal of signals) process.on(signal, leave);
}
