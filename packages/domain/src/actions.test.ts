import { describe, expect, it } from 'vitest';
import { isAction } from './actions.ts';

describe('isAction', () => {
  it.each([
    ['brochure', true],
    ['contact', true],
    ['registration', true],
    ['agenda', false],
    ['Brochure', false],
    ['', false],
    [undefined, false],
    [0, false],
  ])('%j is an action: %s', (value, expected) => {
    expect(isAction(value)).toBe(expected);
  });
});
