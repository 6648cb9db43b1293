import type { Server } from 'node:http';
import { log } from '@/lib/log';

const PATIENCE_MS = 10_000;

type Steps = {
  /** At the signal: says that no request should be sent here any more. */
  begin: () => void;
  /** Still answers meanwhile: a balancer needs to ask once to see that the node leaves. */
  lameDuckMs: number;
  /** Once the last request has ended. */
  release: () => Promise<void>;
};

/** Leaves in three steps: says so, stops taking connections, and ends once the requests under way have. */
export function drainOn(signals: readonly NodeJS.Signals[], server: Server, steps: Steps): void {
  let isDraining = false;
  const close = () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    server.close(() => void steps.release().finally(() => process.exit(0)));
    // A kept-alive connection without a request would hold the server open for ever.
    server.closeIdleConnections();
  };
  const drain = (signal: string) => {
    if (isDraining) return;
    isDraining = true;
    log.info('stopping', { signal });
    steps.begin();
    setTimeout(close, steps.lameDuckMs);
  };
  for (const signal of signals) process.on(signal, drain);
}
