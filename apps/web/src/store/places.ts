import { randomUUID } from 'node:crypto';
import { createBoundedMap } from '@/lib/bounded-map';
import type { RedisLink } from './redis-link';

/** A node that dies, or that Redis does not hear, holds up nobody for longer; one that is at it says so again and again. */
const HELD_MS = 1500;
const AGAIN_MS = 500;
/** Tokens that Redis may still hold after an answer that did not come; they expire by themselves. */
const MAX_LEFT_OVER = 1000;

/** Each in one step, so that no lock of another holder is touched. A lock that this process lost track of may be taken over. */
export const TAKE = `local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[2] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return 1`;
export const EXTEND = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;
export const RELEASE = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

const NOBODY = '';

/** Locks between the nodes: who renders a page, who asks the content service. Without Redis each node is alone. */
export function createPlaces(redis: RedisLink | null, prefix: string) {
  const placeKey = (key: string) => `${prefix}:lock:${key}`;
  const leftOver = createBoundedMap<string>(MAX_LEFT_OVER);

  /** Undefined when Redis does not answer. */
  const run = (script: string, key: string, ...values: (string | number)[]): Promise<unknown> =>
    redis?.run((client) => client.eval(script, { keys: [placeKey(key)], arguments: values.map(String) })) ??
    Promise.resolve(undefined);

  function releaseOnce(key: string, token: string): () => Promise<void> {
    const timer = setInterval(() => void run(EXTEND, key, token, HELD_MS), AGAIN_MS);
    return async () => {
      clearInterval(timer);
      if ((await run(RELEASE, key, token)) === undefined) leftOver.set(key, token);
    };
  }

  return {
    /** Whether nobody is at it, as far as is known. */
    isFree: async (key: string): Promise<boolean> =>
      (await redis?.run((client) => client.exists(placeKey(key)))) !== 1,

    /** Null: another holder is at it, in this process or in another. Otherwise, what gives the lock back. */
    async takeLock(key: string): Promise<(() => Promise<void>) | null> {
      const token = randomUUID();
      const isTaken = await run(TAKE, key, token, leftOver.get(key) ?? NOBODY, HELD_MS);
      if (isTaken === 0) return null;
      if (isTaken === undefined) {
        // Redis is away, and every node renders its own; it may have heard all the same.
        if (redis) leftOver.set(key, token);
        return async () => undefined;
      }
      leftOver.delete(key);
      return releaseOnce(key, token);
    },
  };
}
