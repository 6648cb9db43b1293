import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { warn } from './cache-log.ts';
import { createMemory } from './memory.ts';
import { createRedisLink, type RedisLink } from './redis-link.ts';
import { isBuild, MEMORY_BYTES, prefix, redisUrl } from './settings.ts';
import { createSharedTags, hearMark, TAG_CHANNEL } from './shared-tags.ts';
import { createTagClock } from './tag-clock.ts';

const MIN_LIFE_S = 60;
const MAX_LIFE_S = 30 * 24 * 60 * 60;

/** How a tag stops being fresh: `expireSeconds` later, or now when it is left out. */
type Durations = { expire?: number } | undefined;

/** Entries in memory, in Redis when there is one, and the clock that says which are still good. Never throws. */
function createStore() {
  const memory = createMemory<unknown>(MEMORY_BYTES);
  const clock = createTagClock();
  let link: RedisLink | null = null;
  const shared = createSharedTags(clock, () => link);
  let isContentReachable = true;

  if (!isBuild && redisUrl) {
    link = createRedisLink(redisUrl, {
      channel: TAG_CHANNEL,
      onMessage: (message) => hearMark(clock, message),
      onReady: () => shared.forgetVersion(),
    });
  }

  async function readShared(key: string): Promise<unknown> {
    const bytes = await link?.readBytes(`${prefix}:${key}`);
    if (!bytes) return undefined;
    try {
      const plain = gunzipSync(bytes);
      const value: unknown = deserialize(plain);
      memory.put(key, value, plain.length);
      return value;
    } catch (error) {
      warn(error);
      return undefined;
    }
  }

  return {
    clock,
    sync: () => shared.sync(),
    readPosition: () => shared.readPosition(),

    /** This process's entry if it is still usable, else that of another node, else this process's all the same. */
    async get(key: string, isUsable: (value: unknown) => boolean): Promise<unknown> {
      const own = memory.peek(key);
      if (own !== undefined && isUsable(own)) {
        memory.touch(key);
        return own;
      }
      return (await readShared(key)) ?? own;
    },

    async set(key: string, value: unknown, lifeSeconds = MAX_LIFE_S): Promise<void> {
      const plain = serialize(value);
      memory.put(key, value, plain.length);
      if (!link) return;
      const bytes = gzipSync(plain, { level: 1 });
      const life = Math.max(MIN_LIFE_S, Math.min(Math.ceil(lifeSeconds), MAX_LIFE_S));
      await link.run((redis) =>
        redis.set(`${prefix}:${key}`, bytes, { expiration: { type: 'EX', value: life } }),
      );
    },

    async invalidate(tags: readonly string[], durations?: Durations): Promise<void> {
      const now = Date.now();
      const mark = durations
        ? { staleAt: now, expiredAt: durations.expire && now + durations.expire * 1000 }
        : { expiredAt: now };
      for (const tag of tags) clock.merge(tag, mark);
      await shared.tell(tags);
    },

    /**
     * What a change of content makes stale. Every node reads the feed, the first one to see a change marks it for all: the
     * others, who have heard of the mark, leave it, or each page would be rendered once per node.
     */
    async applyChanges(changes: readonly { tag: string; change: number }[], position: number): Promise<void> {
      const unheard = changes.filter(({ tag, change }) => (clock.get(tag).change ?? -1) < change);
      for (const { tag, change } of unheard) clock.merge(tag, { staleAt: Date.now(), change });
      await shared.tell([...new Set(unheard.map(({ tag }) => tag))]);
      await shared.writePosition(position);
    },

    /** Told by the change feed: with the content service away, a stale page is better than none. */
    setContentReachable(isReachable: boolean): void {
      isContentReachable = isReachable;
    },
    isContentReachable: () => isContentReachable,

    close: () => link?.close(),
  };
}

type CacheStore = ReturnType<typeof createStore>;

const KEY = Symbol.for('meridia.cache-store');
type Holder = { [KEY]?: CacheStore };

/** One per process, whoever loads this file: Next for its two handlers, the server for the change feed. */
export const store = ((globalThis as Holder)[KEY] ??= createStore());
