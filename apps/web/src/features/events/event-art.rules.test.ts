import { describe, expect, it } from 'vitest';
import { litGore } from './event-art.rules';

describe('the gore of a start time', () => {
  it.each([
    ['the first, at eight', 8, 0],
    ['the middle, at two in the afternoon', 14, 3],
    ['the nearest, at half past nine', 9.5, 1],
    ['the last, at eight in the evening', 20, 6],
    ['the first, at midnight', 0, 0],
    ['the last, at eleven in the evening', 23, 6],
  ])('%s', (_rule, hour, gore) => {
    expect(litGore(hour)).toBe(gore);
  });
});
