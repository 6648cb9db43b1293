import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createRenewals } from './renewals';

const behind = (...keys: string[]) => ({ waitedFor: [], behind: keys });

describe('the renewals behind', () => {
  it('are made one after the other', async () => {
    let together = 0;
    let most = 0;
    const renew = vi.fn(async () => {
      together += 1;
      most = Math.max(most, together);
      await sleep(5);
      together -= 1;
    });
    const { renewInUse } = createRenewals({ outOfDate: () => behind('a', 'b', 'c'), renew });
    await Promise.all([renewInUse(), renewInUse()]);

    expect(most).toBe(1);
  });

  it('begin again with what is out of date when something else changes meanwhile', async () => {
    const lists = [['a', 'b'], ['c']];
    const renewed: string[] = [];
    const { renewInUse } = createRenewals({
      outOfDate: () => behind(...(lists.shift() ?? [])),
      renew: async (key) => {
        renewed.push(key);
        if (key === 'a') void renewInUse();
      },
    });
    await renewInUse();

    expect(renewed).toEqual(['a', 'c']);
  });

  it('begin with what somebody was just given as it was', async () => {
    const renewed: string[] = [];
    const { renewInUse, renewSoon } = createRenewals({
      outOfDate: () => behind('a', 'b'),
      renew: async (key) => {
        renewed.push(key);
        if (key === 'a') for (const asked of ['x', 'y', 'x']) renewSoon(asked);
      },
    });
    await renewInUse();

    expect(renewed).toEqual(['a', 'x', 'y', 'b']);
  });

  it('begin with what visitors would wait for: what somebody was given as it was said nothing old', async () => {
    const renewed: string[] = [];
    const { renewInUse, renewSoon } = createRenewals({
      outOfDate: () => ({ waitedFor: ['a', 'b'], behind: ['c'] }),
      renew: async (key) => {
        renewed.push(key);
        if (key === 'a') renewSoon('x');
      },
    });
    await renewInUse();

    expect(renewed).toEqual(['a', 'b', 'x', 'c']);
  });

  it('can be asked for again once they have ended', async () => {
    const renew = vi.fn(async () => undefined);
    const { renewInUse } = createRenewals({ outOfDate: () => behind('a'), renew });
    await renewInUse();
    await renewInUse();

    expect(renew).toHaveBeenCalledTimes(2);
  });
});
