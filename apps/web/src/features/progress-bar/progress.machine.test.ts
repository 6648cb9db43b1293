import { describe, expect, it } from 'vitest';
import { nextProgress, STATE_MS } from './progress.machine';

describe('STATE-02 the progress bar', () => {
  it.each([
    ['a request is waited for', 'idle', 'request', 'waiting'],
    ['one that is still not answered is shown', 'waiting', 'elapsed', 'shown'],
    ['another request does not start it again', 'shown', 'request', 'shown'],
    ['at the end of its course the bar goes', 'shown', 'elapsed', 'idle'],
    ['a page that comes back has no bar', 'shown', 'return', 'idle'],
    ['nor is it about to have one', 'waiting', 'return', 'idle'],
    ['nothing comes out of nothing', 'idle', 'elapsed', 'idle'],
  ] as const)('%s', (_sentence, state, event, next) => {
    expect(nextProgress(state, event)).toBe(next);
  });

  it('is there after 200 ms, for 5 s', () => {
    expect(STATE_MS).toEqual({ idle: null, waiting: 200, shown: 5000 });
  });
});
