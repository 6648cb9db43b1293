import { expect, it } from 'vitest';
import { isSameJson } from './same.rules';

it.each([
  ['the order of keys says nothing', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['the order of a list does', [1, 2], [2, 1], false],
  ['a key that is missing', { a: 1, b: null }, { a: 1 }, false],
  ['another key', { a: 1 }, { b: 1 }, false],
  ['a list is no object', [], {}, false],
  ['nothing', null, null, true],
  ['nothing and something', null, {}, false],
])('HIST-03 %s', (_rule, a, b, isSame) => {
  expect(isSameJson(a, b)).toBe(isSame);
});
