import { describe, expect, it } from 'vitest';
import { createTagClock } from './tag-clock.ts';

describe('the clock of the tags', () => {
  it('what was rendered before a change is stale, what was rendered after is fresh', () => {
    const clock = createTagClock();
    clock.merge('event', { staleAt: 100 });

    expect(clock.verdict(['event'], 99, 200)).toBe('stale');
    expect(clock.verdict(['event'], 101, 200)).toBe('fresh');
    expect(clock.verdict(['news'], 99, 200)).toBe('fresh');
  });

  it('what was rendered at the very millisecond of a change may have missed it', () => {
    const clock = createTagClock();
    clock.merge('event', { staleAt: 100 });

    expect(clock.verdict(['event'], 100, 200)).toBe('stale');
  });

  it('expires at its time, and that comes before staleness', () => {
    const clock = createTagClock();
    clock.merge('event', { staleAt: 100, expiredAt: 300 });

    expect(clock.verdict(['event'], 50, 200)).toBe('stale');
    expect(clock.verdict(['event'], 50, 300)).toBe('expired');
  });

  it('an older mark heard of late changes nothing', () => {
    const clock = createTagClock();
    clock.merge('event', { staleAt: 100, change: 7 });
    clock.merge('event', { staleAt: 60, change: 5 });

    expect(clock.get('event')).toMatchObject({ staleAt: 100, change: 7 });
  });
});
