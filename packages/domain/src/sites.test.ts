import { describe, expect, it } from 'vitest';
import { isSiteKey } from './sites.ts';

describe('keys of the schools', () => {
  it.each([
    ['meridia', true],
    ['boreal', true],
    ['autre', false],
    ['', false],
    [undefined, false],
  ])('%s is a school: %s', (value, expected) => {
    expect(isSiteKey(value)).toBe(expected);
  });
});
