import type { RequestFacts } from '../requests/request-facts';

/** With what the log says of it: who is answered from memory passes neither the router nor the accounts. */
export type Answer = { status: number; type: string; body: string; facts?: RequestFacts };
type Owned = { answer: Answer; site: string | null };
type Entry = Owned & { expires: number; bytes: number };
type Flight = { answer: Promise<Owned>; startedAt: number };

/** A search or a page of a list is up to 100 kB: more entries than these bytes are kept for nobody. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRIES = 2000;

/**
 * Answers of the last two seconds, and one run for callers who ask for the same thing at the same time.
 * An answer's life counts from the start of its read: whatever happens to this process, an answer read before a change
 * is gone one lifetime later (changes/announcement.ts relies on it). What has expired takes up memory until the next call at most.
 */
export function createMicroCache(lifetimeMs: number, now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Flight>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  /** From the oldest on: what has expired, and what is too much. */
  function tidy(): void {
    for (const [key, entry] of entries) {
      if (entry.expires > now() && entries.size <= MAX_ENTRIES && bytes <= MAX_BYTES) return;
      forget(key);
    }
  }

  function remember(key: string, owned: Owned, startedAt: number): void {
    const entry = { ...owned, expires: startedAt + lifetimeMs, bytes: Buffer.byteLength(owned.answer.body) };
    forget(key);
    entries.set(key, entry);
    bytes += entry.bytes;
    tidy();
  }

  async function fly(key: string, run: () => Promise<Owned>): Promise<Answer> {
    const flight: Flight = { answer: run(), startedAt: now() };
    flights.set(key, flight);
    try {
      const owned = await flight.answer;
      // A flight that was emptied away meanwhile may have read the past: its own callers get it, nobody else.
      if (flights.get(key) === flight && owned.site && owned.answer.status === 200) {
        remember(key, owned, flight.startedAt);
      }
      return owned.answer;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  return {
    async answer(key: string, run: () => Promise<Owned>): Promise<Answer> {
      tidy();
      const entry = entries.get(key);
      if (entry && entry.expires > now()) return entry.answer;

      const flight = flights.get(key);
      if (flight && flight.startedAt + lifetimeMs > now()) return (await flight.answer).answer;
      return fly(key, run);
    },

    /** Forgets a school's answers, or everything; reads under way are shared with nobody new. */
    empty(site: string | null): void {
      for (const [key, entry] of entries) {
        if (site === null || entry.site === site) forget(key);
      }
      flights.clear();
    },

    /** How much is kept. */
    size: () => ({ entries: entries.size, bytes }),
  };
}

export type MicroCache = ReturnType<typeof createMicroCache>;
