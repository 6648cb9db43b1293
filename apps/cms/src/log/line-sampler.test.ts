import { expect, it } from 'vitest';
import { createLineSampler } from './line-sampler';

const MINUTE_MS = 60_000;

it('lets the first through, and one a minute with the number of those left out', () => {
  let now = 0;
  const take = createLineSampler(MINUTE_MS, () => now);
  const taken: (number | null)[] = [];
  for (; now <= 2 * MINUTE_MS; now += 20_000) taken.push(take('feed'));

  expect(taken).toEqual([0, null, null, 2, null, null, 2]);
});

it('counts what says something else apart', () => {
  const take = createLineSampler(MINUTE_MS, () => 0);
  take('feed of one');

  expect(take('feed of another')).toBe(0);
});

it('forgets the oldest of many', () => {
  const take = createLineSampler(MINUTE_MS, () => 0);
  take('first');
  for (let key = 0; key < 1000; key += 1) take(`key ${key}`);

  expect(take('first')).toBe(0);
  expect(take('key 999')).toBeNull();
});
