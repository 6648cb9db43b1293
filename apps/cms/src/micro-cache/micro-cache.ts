import type { RequestFacts } from '../requests/request-facts';

/** With what the log says of it: who is answered from memory passes neither the router nor the accounts. */
export type Answer = { status: number; type: string; body: string; facts?: RequestFacts };
type Owned = { answer: Answer; site: string | null };
type Entry = Owned & { expires: number };
type Flight = { answer: Promise<Owned>; startedAt: number };

const MAX_ENTRIES = 2000;

/**
 * Answers of the last two seconds, and one run for callers who ask for the same thing at the same time.
 * An answer's life counts from the start of its read: whatever happens to this process, an answer read before a change
 * is gone one lifetime later (changes/announcement.ts relies on it).
 */
export function createMicroCache(lifetimeMs: number, now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Flight>();

  function remember(key: string, owned: Owned, startedAt: number): void {
    entries.delete(key);
    entries.set(key, { ...owned, expires: startedAt + lifetimeMs });
    const oldest = entries.keys().next().value;
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
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
      const entry = entries.get(key);
      if (entry && entry.expires > now()) return entry.answer;

      const flight = flights.get(key);
      if (flight && flight.startedAt + lifetimeMs > now()) return (await flight.answer).answer;
      return fly(key, run);
    },

    /** Forgets a school's answers, or everything; reads under way are shared with nobody new. */
    empty(site: string | null): void {
      for (const [key, entry] of entries) {
        if (site === null || entry.site === site) entries.delete(key);
      }
      flights.clear();
    },
  };
}

export type MicroCache = ReturnType<typeof createMicroCache>;
