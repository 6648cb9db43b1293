import { describe, expect, it } from 'vitest';
import { nextConnectivity, STATE_MS } from './connectivity.machine';

describe('STATE-01 the connection', () => {
  it.each([
    ['that is lost is missed', 'online', 'lost', 'offline'],
    ['that is still lost says nothing new', 'offline', 'lost', 'offline'],
    ['that returns is announced', 'offline', 'returned', 'back'],
    ['that returned is soon nothing to speak of', 'back', 'elapsed', 'online'],
    ['may be lost again before that', 'back', 'lost', 'offline'],
    ['returns once', 'back', 'returned', 'back'],
    ['that was never lost does not return', 'online', 'returned', 'online'],
    ['is not back because time goes by', 'offline', 'elapsed', 'offline'],
  ] as const)('%s', (_sentence, state, event, next) => {
    expect(nextConnectivity(state, event)).toBe(next);
  });

  it('the loss is shown until it ends, the return for 5 s', () => {
    expect(STATE_MS).toEqual({ online: null, offline: null, back: 5000 });
  });
});
