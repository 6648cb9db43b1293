import type { RedisLink } from './redis-link';

/** As much of Redis as places and answers need; `isAway`: it does not answer. */
export function aRedis() {
  const held = new Map<string, { by: string; until: number }>();
  const stored = new Map<string, Buffer>();
  const state = { isAway: false };
  const find = (key: string) => {
    const place = held.get(key);
    return place && place.until > Date.now() ? place : undefined;
  };
  const client = {
    set: async (key: string, by: string, { expiration }: { expiration: { value: number } }) => {
      if (find(key)) return null;
      held.set(key, { by, until: Date.now() + expiration.value });
      return 'OK';
    },
    get: async (key: string) => find(key)?.by ?? null,
    exists: async (key: string) => (find(key) ? 1 : 0),
    pExpire: async (key: string, ms: number) => {
      const place = find(key);
      if (place) place.until = Date.now() + ms;
    },
    del: async (key: string) => held.delete(key),
  };
  const run = async (command: (redis: typeof client) => Promise<unknown>) =>
    state.isAway ? undefined : command(client);
  const bytes = {
    readBytes: async (key: string) => (state.isAway ? undefined : (stored.get(key) ?? null)),
    writeBytes: async (key: string, value: Buffer) => (state.isAway ? undefined : stored.set(key, value)),
  };
  return { redis: { run, ...bytes } as unknown as RedisLink, state };
}
