import { createBoundedMap } from '@/lib/bounded-map';
import { clientOf } from './client-address';

const WINDOW_MS = 60_000;
/** More visitors than a node has in a minute; the memory they take is bounded whoever asks. */
const MAX_CLIENTS = 10_000;

/** Counts the calls of each client address in windows of one minute. */
export function createRateLimit(callsPerMinute: number, now: () => number = Date.now) {
  let windowStart = 0;
  const counts = createBoundedMap<number>(MAX_CLIENTS);

  function openWindow(): void {
    const current = now() - (now() % WINDOW_MS);
    if (current === windowStart) return;
    windowStart = current;
    counts.clear();
  }

  function count(client: string): number {
    const calls = (counts.get(client) ?? 0) + 1;
    counts.set(client, calls);
    return calls;
  }

  return {
    /** In how many seconds to come back; null when the call is welcome. */
    secondsToWait(address: string): number | null {
      openWindow();
      if (count(clientOf(address)) <= callsPerMinute) return null;
      return Math.ceil((windowStart + WINDOW_MS - now()) / 1000);
    },
    clients: counts.size,
  };
}
