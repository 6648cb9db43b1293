import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createCallQueue } from './call-queue.ts';

function countingCall() {
  const seen = { now: 0, most: 0, order: [] as number[] };
  const call = (index: number) => async () => {
    seen.order.push(index);
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await delay(2);
    seen.now -= 1;
    if (index % 3 === 0) throw new Error(`call ${index}`);
    return index;
  };
  return { seen, call };
}

describe('call queue', () => {
  it('runs so many at once, in order, and survives those that fail', async () => {
    const { seen, call } = countingCall();
    const queue = createCallQueue({ maxParallel: 4, maxWaitMs: 5000 });
    const indexes = Array.from({ length: 30 }, (_, index) => index);
    const results = await Promise.allSettled(indexes.map((index) => queue('u', call(index))));

    expect(seen.most).toBe(4);
    expect(seen.order).toEqual(indexes);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  it('a call that waited too long is a 504 and takes no place', async () => {
    const queue = createCallQueue({ maxParallel: 1, maxWaitMs: 20 });
    const hanging = Promise.withResolvers<string>();
    const first = queue('first', () => hanging.promise);

    await expect(queue('second', async () => 'never')).rejects.toMatchObject({
      statusCode: 504,
      source: 'second',
    });
    hanging.resolve('done');
    expect(await first).toBe('done');
    expect(await queue('third', async () => 'served')).toBe('served');
  });
});
