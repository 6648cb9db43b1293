import { describe, expect, it } from 'vitest';
import { BOTTOM_CTA_OFFSET, BREAKPOINTS, IMAGE_WIDTHS } from './layout.ts';

describe('CONST-02 widths', () => {
  it('image breakpoints: xs 320, sm 640, md 768, lg 1024, xl 1280, xxl 1536', () => {
    expect(IMAGE_WIDTHS).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
  });

  it.each([
    ['mobile breakpoint 900 px', BREAKPOINTS.mobileMax, 900],
    ['compact navbar 1300 px', BREAKPOINTS.compactNavbarMax, 1300],
    ['bottom CTA offset 3.3rem', BOTTOM_CTA_OFFSET, '3.3rem'],
  ])('%s', (_sentence, actual, expected) => {
    expect(actual).toBe(expected);
  });
});
