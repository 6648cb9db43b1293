import { describe, expect, it, vi } from 'vitest';
import { createServiceAccount } from './service-account.ts';

/** Each login gives the next token; the clock stands still until it is moved. */
function setUp(expiresInSeconds = 3600) {
  let time = 0;
  let number = 0;
  const login = vi.fn(async () => ({ token: `t${(number += 1)}`, expiresInSeconds }));
  const account = createServiceAccount({ login, now: () => time });
  const pass = (seconds: number) => (time += seconds * 1000);
  return { account, login, pass };
}

describe('CALL-01 the token of the service account', () => {
  it('is asked once for all callers at the same time', async () => {
    const { account, login } = setUp();
    const tokens = await Promise.all(Array.from({ length: 50 }, () => account.token()));

    expect(new Set(tokens)).toEqual(new Set(['t1']));
    expect(login).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an hour: 60 s before it expires', 3600, 3539, 3541],
    ['two minutes: 60 s before it expires', 120, 59, 61],
    ['a short life: at half of it', 10, 4, 6],
  ])('is renewed early — %s', async (_sentence, life, stillFresh, due) => {
    const { account, pass } = setUp(life);
    await account.token();

    pass(stillFresh);
    expect(await account.token()).toBe('t1');
    pass(due - stillFresh);
    expect(await account.token()).toBe('t2');
  });

  it('is renewed once for all those who were refused with it', async () => {
    const { account, login } = setUp();
    await account.token();
    const tokens = await Promise.all(Array.from({ length: 50 }, () => account.token('t1')));

    expect(new Set(tokens)).toEqual(new Set(['t2']));
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('a late 401 does not throw away a newer one', async () => {
    const { account, login } = setUp();
    await account.token();
    await account.token('t1');

    expect(await account.token('t1')).toBe('t2');
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('after a failed login, callers get the same failure for a second, then it is tried again', async () => {
    const { account, login, pass } = setUp();
    const failure = new Error('refused');
    login.mockRejectedValueOnce(failure);

    await expect(account.token()).rejects.toBe(failure);
    pass(0.9);
    await expect(account.token()).rejects.toBe(failure);
    expect(login).toHaveBeenCalledTimes(1);

    pass(0.2);
    expect(await account.token()).toBe('t1');
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('a failed renewal leaves the last minute of the old token', async () => {
    const { account, login, pass } = setUp(3600);
    await account.token();
    login.mockRejectedValue(new Error('refused'));

    pass(3550);
    expect(await account.token()).toBe('t1');
    pass(51);
    await expect(account.token()).rejects.toThrow('refused');
  });

  it('a refused token is not used again, even if the login fails', async () => {
    const { account, login } = setUp();
    await account.token();
    login.mockRejectedValue(new Error('refused'));

    await expect(account.token('t1')).rejects.toThrow('refused');
    await expect(account.token()).rejects.toThrow('refused');
  });
});
