import { expect, it } from 'vitest';
import { createRepeatedLines } from './repeated-lines';

it('tells the first, then one a minute with how many were left out', () => {
  let now = 0;
  const { timesToTell } = createRepeatedLines(() => now);
  expect(timesToTell('away')).toBe(0);

  now = 30_000;
  expect([timesToTell('away'), timesToTell('away')]).toEqual([null, null]);
  expect(timesToTell('another')).toBe(0);

  now = 60_000;
  expect(timesToTell('away')).toBe(2);

  now = 120_000;
  expect(timesToTell('away')).toBe(0);
});
