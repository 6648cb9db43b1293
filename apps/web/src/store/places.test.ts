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

  it('of a node that paused for so long that another one holds it is not given back by it, nor kept for it', async () => {
    const { redis, state } = aRedis();
    const [paused, next, third] = [
      createPlaces(redis, 'p'),
      createPlaces(redis, 'p'),
      createPlaces(redis, 'p'),
    ];
    const releaseLate = await paused.takeLock(KEY);
    state.isAway = true;
    await vi.advanceTimersByTimeAsync(2000);
    state.isAway = false;
    const release = await next.takeLock(KEY);
    expect(release).not.toBeNull();
    // It still says that it is at it, and gives back what it believes to hold.
    await vi.advanceTimersByTimeAsync(500);
    await releaseLate?.();
    expect(await third.takeLock(KEY)).toBeNull();
    expect(await paused.takeLock(KEY)).toBeNull();
    await release?.();

    expect(await third.takeLock(KEY)).not.toBeNull();
  });

  it('is of one holder: two who ask in the same node do not share it', async () => {
    const { redis } = aRedis();
    const node = createPlaces(redis, 'p');
    const release = await node.takeLock(KEY);
    expect(await node.takeLock(KEY)).toBeNull();
    await release?.();

    expect(await node.takeLock(KEY)).not.toBeNull();
  });

  it('that Redis gave without its answer arriving is its own at once, and free for the others soon', async () => {
    const { redis, state } = aRedis();
    const [mine, theirs] = [createPlaces(redis, 'p'), createPlaces(redis, 'p')];
    state.isDeaf = true;
    await mine.takeLock(KEY);
    state.isDeaf = false;
    expect(await theirs.takeLock(KEY)).toBeNull();
    const release = await mine.takeLock(KEY);
    expect(release).not.toBeNull();
    await release?.();

    expect(await theirs.takeLock(KEY)).not.toBeNull();
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
