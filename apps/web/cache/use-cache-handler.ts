import { store } from './store.ts';

/** What Next gives and takes for a `'use cache'` function. */
type Entry = {
  value: ReadableStream<Uint8Array>;
  tags: string[];
  stale: number;
  timestamp: number;
  expire: number;
  revalidate: number;
};
type StoredEntry = Omit<Entry, 'value'> & { value: Buffer };

const pending = new Map<string, Promise<void>>();

function isStored(value: unknown): value is StoredEntry {
  return typeof value === 'object' && value !== null && 'timestamp' in value && 'tags' in value;
}

function streamOf(bytes: Buffer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
}

const verdictOf = ({ tags, timestamp }: StoredEntry) => store.clock.verdict(tags, timestamp);

/** A method that throws would be an error of the page: none does. */
export default {
  async get(key: string): Promise<Entry | undefined> {
    await pending.get(key);
    const entry = await store.get(`u:${key}`, (value) => isStored(value) && verdictOf(value) === 'fresh');
    if (!isStored(entry)) return undefined;

    const verdict = verdictOf(entry);
    if (verdict === 'expired') return undefined;
    const revalidate = verdict === 'stale' ? -1 : entry.revalidate;
    return { ...entry, revalidate, value: streamOf(entry.value) };
  },

  async set(key: string, pendingEntry: Promise<Entry>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    pending.set(key, promise);
    try {
      const entry = await pendingEntry;
      const value = Buffer.from(await new Response(entry.value).arrayBuffer());
      if (entry.expire !== 0) await store.set(`u:${key}`, { ...entry, value }, entry.expire);
    } catch {
      // The function failed: the page knows, and nothing is kept.
    } finally {
      resolve();
      pending.delete(key);
    }
  },

  refreshTags: (): Promise<void> => store.sync(),

  async getExpiration(tags: string[]): Promise<number> {
    const now = Date.now();
    const expired = tags.map((tag) => store.clock.get(tag).expiredAt ?? 0).filter((at) => at <= now);
    return Math.max(0, ...expired);
  },

  updateTags: (tags: string[], durations?: { expire?: number }): Promise<void> =>
    store.invalidate(tags, durations),
};
