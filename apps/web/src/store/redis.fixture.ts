import { EXTEND, RELEASE, TAKE } from './places';
import type { RedisLink } from './redis-link';

type Call = { keys: string[]; arguments: string[] };

/**
 * As much of Redis as locks and answers need; `isAway`: it does not answer, `isDeaf`: it hears, and its answer is lost. What the
 * scripts of the locks do is written down once more here: that they do it is for the test on a real Redis (redis-locks.test.ts).
 */
export function aRedis() {
  const held = new Map<string, { by: string; until: number }>();
  const stored = new Map<string, Buffer>();
  const state = { isAway: false, isDeaf: false };
  const find = (key: string) => {
    const lock = held.get(key);
    return lock && lock.until > Date.now() ? lock : undefined;
  };
  const scripts: Record<string, (key: string, token: string, ...values: string[]) => number> = {
    [TAKE]: (key, token, leftOver, ms) => {
      const holder = find(key)?.by;
      if (holder !== undefined && holder !== leftOver) return 0;
      held.set(key, { by: token, until: Date.now() + Number(ms) });
      return 1;
    },
    [EXTEND]: (key, token, ms) => {
      const lock = find(key);
      if (lock?.by !== token) return 0;
      lock.until = Date.now() + Number(ms);
      return 1;
    },
    [RELEASE]: (key, token) => (find(key)?.by === token && held.delete(key) ? 1 : 0),
  };
  const client = {
    eval: async (script: string, { keys: [key = ''], arguments: [token = '', ...values] }: Call) =>
      scripts[script]?.(key, token, ...values),
    exists: async (key: string) => (find(key) ? 1 : 0),
  };
  const run = async (command: (redis: typeof client) => Promise<unknown>) => {
    if (state.isAway) return undefined;
    const answer = await command(client);
    return state.isDeaf ? undefined : answer;
  };
  const bytes = {
    readBytes: async (key: string) => (state.isAway ? undefined : (stored.get(key) ?? null)),
    writeBytes: async (key: string, value: Buffer) => (state.isAway ? undefined : stored.set(key, value)),
  };
  return { redis: { run, ...bytes } as unknown as RedisLink, state };
}
