import type { Context } from 'koa';
import { afterEach, expect, it } from 'vitest';
import { serviceState } from '../lifecycle/service-state';
import { inTime } from './database-outage';

const aCall = { method: 'GET', path: '/api/events' } as Context;

afterEach(() => {
  serviceState.calls = 0;
});

it.each(['ends', 'fails'])(
  'SCALE-06 a read whose caller was told 503 counts among the calls until it %s',
  async (how) => {
    let settle: () => void = () => undefined;
    const work = new Promise<void>((resolve, reject) => {
      settle = how === 'ends' ? resolve : () => reject(new Error('given up by the database'));
    });

    await expect(inTime(aCall, () => work, 1)).rejects.toThrow('no answer in 1 ms');
    expect(serviceState.calls).toBe(1);

    settle();
    await work.catch(() => undefined);
    expect(serviceState.calls).toBe(0);
  },
);

it('SCALE-06 a read that is in time, or that the database refuses, leaves no count', async () => {
  await inTime(aCall, () => Promise.resolve());
  await expect(inTime(aCall, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(serviceState.calls).toBe(0);
});
