import { describe, expect, it } from 'vitest';
import { isTooSteep, toLine, type GrowthFigure } from './growth-figures.ts';

const page: GrowthFigure = { name: 'page 1', unit: 'ms', isFlat: true, values: [20, 22, 26] };

describe('a figure over the sizes', () => {
  it('may grow by three tenths where it must be flat', () => {
    expect(isTooSteep(page)).toBe(false);
    expect(isTooSteep({ ...page, values: [20, 22, 27] })).toBe(true);
  });

  it('may grow with the content where that is its nature', () => {
    expect(isTooSteep({ ...page, isFlat: false, values: [1, 10, 100] })).toBe(false);
  });

  it('is not judged by less than a machine’s own unrest', () => {
    expect(isTooSteep({ ...page, values: [2, 3, 4.9] })).toBe(false);
  });

  it('tells all sizes, and what the last is of the first', () => {
    expect(toLine(page)).toBe('| page 1 | 20.0 ms | 22.0 ms | 26.0 ms | 1.30 | flat |');
  });
});
