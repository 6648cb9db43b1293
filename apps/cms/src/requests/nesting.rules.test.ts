import { expect, it } from 'vitest';
import { isNestedDeeper } from './nesting.rules';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

it.each([
  ['a text', 'text', false],
  ['nothing', null, false],
  ['an object', { a: 1 }, false],
  ['as deep as may be', nested(10), false],
  ['one deeper', nested(11), true],
  ['deep in one of many', [{ a: 1 }, { b: { c: nested(8) } }], true],
  ['as deep as two megabytes hold', nested(1_000_000), true],
])('%s', (_what, value, expected) => {
  expect(isNestedDeeper(value, 10)).toBe(expected);
});
