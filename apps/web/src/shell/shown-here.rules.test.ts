import { describe, expect, it } from 'vitest';
import { isShownOn } from './shown-here.rules';

describe('LAY-08 where it is shown', () => {
  it.each([
    ['for the whole school, everywhere', [], null, true],
    ['nowhere while its campuses are withdrawn', ['lyon'], [], false],
    ['on a page of its campus', ['lyon'], ['paris', 'lyon'], true],
    ['on no page of another', ['nice'], ['paris', 'lyon'], false],
    ['on no page of the whole school', [], ['lyon'], false],
  ])('LAY-08 %s', (_rule, here, campuses, expected) => {
    expect(isShownOn(here, campuses)).toBe(expected);
  });
});
