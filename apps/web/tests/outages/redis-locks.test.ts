import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLockNode } from '@/store/lock-node.fixture';
import { startOwnRedis, type OwnRedis } from '../support/own-redis.ts';

let redis: OwnRedis;
let opened: Awaited<ReturnType<typeof openLockNode>>[];

beforeAll(async () => {
  redis = await startOwnRedis();
  opened = await Promise.all([redis.url, redis.url, redis.url].map(openLockNode));
});
afterAll(async () => {
  for (const node of opened) node.close();
  await redis.kill();
});

function nodes() {
  const prefix = `locks-${randomUUID()}`;
  const [first, second, third] = opened.map((node) => node.locksOf(prefix));
  if (!first || !second || !third) throw new Error('Three nodes');
  const keyOf = (page: string) => `${prefix}:lock:${page}`;
  /** As when its holder was paused for longer than a lock lasts. */
  const expire = (page: string) => opened[0]?.expire(keyOf(page));
  const msLeft = async (page: string) => (await opened[0]?.msLeft(keyOf(page))) ?? 0;
  return { first, second, third, expire, msLeft };
}

describe('the lock of a render on a real Redis', () => {
  it('is held by one of three nodes, expires, and is extended by its holder', async () => {
    const { first, second, third, msLeft } = nodes();
    const taken = await Promise.all([first, second, third].map((node) => node.takeLock('/agenda')));
    expect(taken.filter((release) => release !== null)).toHaveLength(1);
    let least = 1500;
    const isExtended = async () => {
      const left = await msLeft('/agenda');
      const isMore = left > least;
      least = Math.min(least, left);
      return isMore;
    };
    await expect.poll(isExtended).toBe(true);
    expect(await first.isFree('/agenda')).toBe(false);
    await taken.find((release) => release !== null)?.();

    expect(await first.isFree('/agenda')).toBe(true);
  });

  it('is not given back by the holder before', async () => {
    const { first, second, third, expire } = nodes();
    const releaseLate = await first.takeLock('/agenda');
    await expire('/agenda');
    const release = await second.takeLock('/agenda');
    expect(release).not.toBeNull();
    await releaseLate?.();
    expect(await third.takeLock('/agenda')).toBeNull();
    expect(await second.takeLock('/agenda')).toBeNull();
    await release?.();

    const last = await third.takeLock('/agenda');
    expect(last).not.toBeNull();
    await last?.();
  });
});
