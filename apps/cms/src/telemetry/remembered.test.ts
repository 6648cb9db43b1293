import { expect, it } from 'vitest';
import { remembered } from './remembered';

const PERIOD_MS = 5000;

it('asks once a period, also while the answer is on its way', async () => {
  let now = 0;
  let asked = 0;
  const recall = remembered(
    PERIOD_MS,
    async () => {
      asked += 1;
      return asked;
    },
    () => now,
  );

  expect(await Promise.all([recall(), recall()])).toEqual([1, 1]);
  now = PERIOD_MS - 1;
  expect(await recall()).toBe(1);
  now = PERIOD_MS;
  expect(await recall()).toBe(2);
});
