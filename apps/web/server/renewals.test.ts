import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createRenewals } from './renewals';

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
    const { renewInUse } = createRenewals({ outOfDate: () => ['a', 'b', 'c'], renew });
    await Promise.all([renewInUse(), renewInUse()]);

    expect(most).toBe(1);
  });

  it('begin again with what is out of date when something else changes meanwhile', async () => {
    const lists = [['a', 'b'], ['c']];
    const renewed: string[] = [];
    const { renewInUse } = createRenewals({
      outOfDate: () => lists.shift() ?? [],
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
      outOfDate: () => ['a', 'b'],
      renew: async (key) => {
        renewed.push(key);
        if (key === 'a') for (const asked of ['x', 'y', 'x']) renewSoon(asked);
      },
    });
    await renewInUse();

    expect(renewed).toEqual(['a', 'x', 'y', 'b']);
  });

  it('can be asked for again once they have ended', async () => {
    const renew = vi.fn(async () => undefined);
    const { renewInUse } = createRenewals({ outOfDate: () => ['a'], renew });
    await renewInUse();
    await renewInUse();

    expect(renew).toHaveBeenCalledTimes(2);
  });
});
