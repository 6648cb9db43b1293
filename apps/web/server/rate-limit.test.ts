import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const MINUTE = 60_000;

describe('calls of one client in a minute', () => {
  it('are counted up to the limit, and start again with the next minute', () => {
    let now = 10 * MINUTE + 20_000;
    const limit = createRateLimit(2, () => now);
    const ask = () => limit.secondsToWait('192.0.2.1');

    expect([ask(), ask(), ask()]).toEqual([null, null, 40]);
    now += 39_999;
    expect(ask()).toBe(1);
    now += 1;
    expect(ask()).toBeNull();
  });

  it.each([
    ['another address is another client', '192.0.2.2', null],
    ['so is another IPv6 network', '2001:db8:0:2::1', null],
  ])('%s', (_case, other, expected) => {
    const limit = createRateLimit(1, () => 0);
    limit.secondsToWait('192.0.2.1');
    limit.secondsToWait('2001:db8:0:1::1');

    expect(limit.secondsToWait(other)).toBe(expected);
  });

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2'],
    ['2001:db8::1', '2001:db8:0:0:1:2:3:4'],
    ['::1', '::2'],
  ])('%s and %s, of one IPv6 network, are one client', (one, other) => {
    const limit = createRateLimit(1, () => 0);
    limit.secondsToWait(one);

    expect(limit.secondsToWait(other)).toBe(60);
  });

  it('take a bounded memory, however many ask', () => {
    const limit = createRateLimit(1, () => 0);
    for (let client = 0; client < 20_000; client += 1) limit.secondsToWait(`2001:db8:${client}:1::1`);

    expect(limit.clients()).toBe(10_000);
  });
});
