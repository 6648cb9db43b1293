import { describe, expect, it } from 'vitest';
import { nightOf } from './night.rules';

describe('GRID-03 links are checked once a night, in the hours of Paris', () => {
  it.each([
    ['at its hour', '2026-11-16T02:00:00Z', 3, '2026-11-16'],
    ['in summer too', '2026-07-16T01:00:00Z', 3, '2026-07-16'],
    ['a little later', '2026-11-16T04:59:00Z', 3, '2026-11-16'],
    ['not before', '2026-11-16T01:59:00Z', 3, null],
    ['not by day', '2026-11-16T05:00:00Z', 3, null],
    ['after midnight it is still the night before', '2026-11-16T23:30:00Z', 23, '2026-11-16'],
    ['at midnight', '2026-11-15T23:10:00Z', 0, '2026-11-16'],
  ])('%s', (_sentence, now, hour, night) => {
    expect(nightOf(new Date(now), hour)).toBe(night);
  });
});
