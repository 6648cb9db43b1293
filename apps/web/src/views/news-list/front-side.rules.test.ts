import { expect, it } from 'vitest';
import { frontSide } from './front-side.rules';

it.each([
  ['a whole page', 11, 5],
  ['none is left', 3, 3],
  ['all of them beside', 5, 5],
  ['one row', 6, 3],
])('the news beside the first leave whole rows: %s', (_case, others, side) => {
  expect(frontSide(others)).toBe(side);
  expect((others - side) % 3).toBe(0);
});
