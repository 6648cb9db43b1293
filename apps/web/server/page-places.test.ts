import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RedisLink } from '@/store/redis-link';
import { createPagePlaces } from './page-places';

const KEY = '/agenda';

/** As much of Redis as places need; `isAway`: it does not answer. */
function aRedis() {
  const held = new Map<string, { by: string; until: number }>();
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
  return { redis: { run } as unknown as RedisLink, state };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the place of whoever makes a page', () => {
  it('is one for all nodes, for as long as it takes', async () => {
    const { redis } = aRedis();
    const [mine, theirs] = [createPagePlaces(redis, 'p'), createPagePlaces(redis, 'p')];
    const release = await mine.takeLock(KEY);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await theirs.takeLock(KEY)).toBeNull();
    expect(await theirs.isFree(KEY)).toBe(false);
    await release?.();

    expect(await theirs.isFree(KEY)).toBe(true);
    expect(await theirs.takeLock(KEY)).not.toBeNull();
  });

  it('of a node that Redis did not hear is its own at once, and free for the others soon', async () => {
    const { redis, state } = aRedis();
    const [mine, theirs] = [createPagePlaces(redis, 'p'), createPagePlaces(redis, 'p')];
    const release = await mine.takeLock(KEY);
    state.isAway = true;
    await release?.();
    state.isAway = false;
    expect(await theirs.takeLock(KEY)).toBeNull();
    expect(await mine.takeLock(KEY)).not.toBeNull();
  });

  it('of a node that is gone is free within two seconds', async () => {
    const { redis, state } = aRedis();
    const [mine, theirs] = [createPagePlaces(redis, 'p'), createPagePlaces(redis, 'p')];
    const release = await mine.takeLock(KEY);
    state.isAway = true;
    await release?.();
    state.isAway = false;
    await vi.advanceTimersByTimeAsync(2000);

    expect(await theirs.takeLock(KEY)).not.toBeNull();
  });

  it("is nobody's while Redis is away, or where there is none", async () => {
    const { redis, state } = aRedis();
    state.isAway = true;
    const places = [createPagePlaces(redis, 'p'), createPagePlaces(redis, 'p'), createPagePlaces(null, 'p')];

    for (const place of places) expect(await place.takeLock(KEY)).not.toBeNull();
  });
});
