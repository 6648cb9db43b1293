import type { Server } from 'node:http';
import { log } from '../src/lib/log.ts';

const PATIENCE_MS = 10_000;

type Steps = {
  /** At the signal: says that no request should be sent here any more. */
  begin: () => void;
  /** Once the last request has ended. */
  release: () => Promise<void>;
};

/** Stops taking connections, lets requests under way end, and then ends the process. */
export function drainOn(signals: readonly NodeJS.Signals[], server: Server, { begin, release }: Steps): void {
  let isDraining = false;
  const drain = (signal: string) => {
    if (isDraining) return;
    isDraining = true;
    log.info('stopping', { signal });
    begin();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    server.close(() => {
      void release().finally(() => process.exit(0));
    });
    // A kept-alive connection without a request would hold the server open for ever.
    server.closeIdleConnections();
  };
  for (const signal of signals) process.on(signal, drain);
}
