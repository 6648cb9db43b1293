import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { AsyncLocalStorage } from 'node:async_hooks';
import { requestContext } from '@/lib/request-context';
import { createRenewals, type OutOfDate } from './renewals';

const isContentReachable = () => true;

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
      return true;
    });
    const { renewInUse } = createRenewals({
      outOfDate: () => behind('a', 'b', 'c'),
      renew,
      isContentReachable,
    });
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
        return true;
      },
      isContentReachable,
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
        return true;
      },
      isContentReachable,
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
        return true;
      },
      isContentReachable,
    });
    await renewInUse();

    expect(renewed).toEqual(['a', 'b', 'x', 'c']);
  });

  it('can be asked for again once they have ended', async () => {
    const renew = vi.fn(async () => true);
    const { renewInUse } = createRenewals({ outOfDate: () => behind('a'), renew, isContentReachable });
    await renewInUse();
    await renewInUse();

    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('STATE-09 that fall into an outage come back after it, what visitors wait for first', async () => {
    const state = { isReachable: true };
    const stale = new Set(['own', 'b', 'c']);
    const renewed: string[] = [];
    const outOfDate = (): OutOfDate => ({
      waitedFor: [...stale].filter((key) => key === 'own'),
      behind: [...stale].filter((key) => key !== 'own'),
    });
    const { renewInUse, renewSoon } = createRenewals({
      outOfDate,
      renew: async (key) => {
        // The outage begins with the first of them.
        state.isReachable &&= renewed.length > 0;
        if (!state.isReachable) return false;
        if (!stale.has(key)) return true;
        renewed.push(key);
        return stale.delete(key);
      },
      isContentReachable: () => state.isReachable,
    });
    await renewInUse();
    renewSoon('b');
    await renewInUse();
    expect(renewed).toEqual([]);

    state.isReachable = true;
    renewed.push('back');
    await renewInUse();
    expect(renewed).toEqual(['back', 'own', 'b', 'c']);
  });

  it('STATE-09 that failed alone are tried again by themselves, until they are right', async () => {
    vi.useFakeTimers();
    try {
      const stale = new Set(['a', 'b']);
      let failures = 3;
      const renew = vi.fn(async (key: string) => {
        if (key !== 'a' || failures === 0) return stale.delete(key);
        failures -= 1;
        return false;
      });
      const { renewInUse } = createRenewals({ outOfDate: () => behind(...stale), renew, isContentReachable });
      void renewInUse();
      await vi.advanceTimersByTimeAsync(4000);
      expect([...stale]).toEqual(['a']);
      await vi.advanceTimersByTimeAsync(60_000);

      expect([...stale]).toEqual([]);
      expect(renew).toHaveBeenCalledTimes(5);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are nobody’s request, whoever asked for the page', async () => {
    const span = new AsyncLocalStorage<string>();
    const seen: unknown[] = [];
    const { renewInUse, renewSoon } = createRenewals({
      outOfDate: () => behind('a', 'b'),
      renew: async () => {
        await sleep(1);
        seen.push([requestContext.getStore()?.requestId, span.getStore()]);
        return true;
      },
      isContentReachable,
    });
    const visitor = { requestId: 'visitor-1', traceparent: () => null, route: 'home' };
    await span.run('span of the visitor', () =>
      requestContext.run(visitor, async () => {
        renewSoon('x');
        await renewInUse();
      }),
    );
    await expect.poll(() => seen.length).toBe(3);
    const ids = seen.map((one) => (one as [string, unknown])[0]);

    expect(new Set(ids).size).toBe(3);
    for (const one of seen) expect(one).toEqual([expect.stringMatching(/^[\da-f]{32}$/), undefined]);
  });
});
