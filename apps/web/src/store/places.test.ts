import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaces } from './places';
import { aRedis } from './redis.fixture';

const KEY = '/agenda';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the place of whoever makes a page', () => {
  it('is one for all nodes, for as long as it takes', async () => {
    const { redis } = aRedis();
    const [mine, theirs] = [createPlaces(redis, 'p'), createPlaces(redis, 'p')];
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
    const [mine, theirs] = [createPlaces(redis, 'p'), createPlaces(redis, 'p')];
    const release = await mine.takeLock(KEY);
    state.isAway = true;
    await release?.();
    state.isAway = false;
    expect(await theirs.takeLock(KEY)).toBeNull();
    expect(await mine.takeLock(KEY)).not.toBeNull();
  });

  it('of a node that is gone is free within two seconds', async () => {
    const { redis, state } = aRedis();
    const [mine, theirs] = [createPlaces(redis, 'p'), createPlaces(redis, 'p')];
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
    const places = [createPlaces(redis, 'p'), createPlaces(redis, 'p'), createPlaces(null, 'p')];

    for (const place of places) expect(await place.takeLock(KEY)).not.toBeNull();
  });
});
