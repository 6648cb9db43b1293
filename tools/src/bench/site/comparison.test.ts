import { describe, expect, it } from 'vitest';
import { isOver, toLine, type Comparison } from './comparison.ts';

const home: Comparison = {
  name: 'node, home',
  ours: 90,
  least: 30,
  limit: 3,
  perSecond: 9876,
  leastPerSecond: 30_000,
  pace: 4938,
  p99Ms: 2.34,
};

describe('a comparison', () => {
  it('is over when it takes more than its limit times what it is compared with', () => {
    expect(isOver(home)).toBe(false);
    expect(isOver({ ...home, ours: 91 })).toBe(true);
  });

  it('says so in its line', () => {
    expect(toLine(home)).toBe(
      '| node, home | 90 µs | 30 µs | 3.00 | 3 | 9,876 | 30,000 | 2.3 ms at 4,938/s |',
    );
    expect(toLine({ ...home, ours: 120 })).toContain('4.00 OVER');
  });
});
