import { randomUUID } from 'node:crypto';
import type { RedisLink } from './redis-link';

/** A node that dies, or that Redis does not hear, holds up nobody for longer; one that is at it says so again and again. */
const HELD_MS = 1500;
const AGAIN_MS = 500;

/** Who of the nodes is at what: a page, a question to the content service. Without Redis each is alone. */
export function createPlaces(redis: RedisLink | null, prefix: string) {
  const placeKey = (key: string) => `${prefix}:lock:${key}`;
  const self = randomUUID();

  /** True when the place is ours: free until now, or kept by a message that Redis did not get. Undefined: it does not answer. */
  async function take(key: string): Promise<boolean | undefined> {
    const expiration = { type: 'PX', value: HELD_MS } as const;
    const taken = await redis?.run((client) =>
      client.set(placeKey(key), self, { condition: 'NX', expiration }),
    );
    if (taken !== null) return taken === undefined ? undefined : true;
    return (await redis?.run((client) => client.get(placeKey(key)))) === self;
  }

  return {
    /** Whether nobody is at it, as far as is known. */
    isFree: async (key: string): Promise<boolean> =>
      (await redis?.run((client) => client.exists(placeKey(key)))) !== 1,

    /** Null: another node is at it. Otherwise, what gives the place back. */
    async takeLock(key: string): Promise<(() => Promise<void>) | null> {
      const isTaken = await take(key);
      if (isTaken === false) return null;
      // Redis is away, and every node makes its own.
      if (isTaken === undefined) return async () => undefined;
      const timer = setInterval(
        () => void redis?.run((client) => client.pExpire(placeKey(key), HELD_MS)),
        AGAIN_MS,
      );
      return async () => {
        clearInterval(timer);
        await redis?.run((client) => client.del(placeKey(key)));
      };
    },
  };
}
