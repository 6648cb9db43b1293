import { expect, it } from 'vitest';
import { sequenceOf } from './sequence.rules';

it('a sequence only rises from one publication to the next', () => {
  const dates = [null, '2019-01-01T00:00:00.000Z', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:01.500Z'];
  expect(dates.map(sequenceOf)).toEqual([0, 0, 215_683_200, 215_683_201]);
});

it('it fits the numbers of a file until 2088', () => {
  expect(sequenceOf('2087-12-31T00:00:00.000Z')).toBeLessThan(2 ** 31);
});
