import { describe, expect, it } from 'vitest';
import { repetitionOf } from './log-request';

const FEED = { route: '/api/changes', school: 'meridia', account: 1 } as const;

describe('the line of a request', () => {
  it('repeats when a healthy feed is asked again, by school', () => {
    expect(repetitionOf(FEED, 200, 12)).toBe('/api/changes meridia');
    expect(repetitionOf({ ...FEED, school: 'boreal' }, 200, 12)).toBe('/api/changes boreal');
    expect(repetitionOf({ route: '/_ready' }, 200, 3)).toBe('/_ready ');
  });

  it.each([
    ['a feed that fails', FEED, 503, 12],
    ['a feed that is refused', FEED, 401, 2],
    ['a slow feed', FEED, 200, 1000],
    ['any other read', { ...FEED, route: '/api/events' }, 200, 12],
  ])('stands for itself: %s', (_what, facts, status, ms) => {
    expect(repetitionOf(facts, status, ms)).toBeUndefined();
  });
});
