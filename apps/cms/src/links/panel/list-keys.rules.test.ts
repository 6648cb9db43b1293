import { expect, it } from 'vitest';
import { nextPlace } from './list-keys.rules';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, null],
  ['ArrowDown', 0, 0, null],
])('LINK-06 %s at %i of %i leads to %s', (key, place, count, expected) => {
  expect(nextPlace(key, place, count)).toBe(expected);
});
