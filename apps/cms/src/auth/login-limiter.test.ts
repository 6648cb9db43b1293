import { expect, it } from 'vitest';
import { createLoginLimiter } from './login-limiter';

const MINUTE_MS = 60_000;

function aLimiter(attemptsPerMinute: number) {
  const clock = { now: 1_000_000 };
  return { clock, limiter: createLoginLimiter(attemptsPerMinute, () => clock.now) };
}

it('allows so many attempts in a minute, then refuses', () => {
  const { limiter } = aLimiter(3);
  expect([1, 2, 3, 4].map(() => limiter.isAllowed('10.0.0.1'))).toEqual([true, true, true, false]);
});

it('counts each address apart', () => {
  const { limiter } = aLimiter(1);
  limiter.isAllowed('10.0.0.1');
  expect(limiter.isAllowed('10.0.0.2')).toBe(true);
});

it('slides: an attempt is forgotten a minute after it was made', () => {
  const { clock, limiter } = aLimiter(2);
  limiter.isAllowed('10.0.0.1');
  clock.now += 30_000;
  limiter.isAllowed('10.0.0.1');
  clock.now += 30_000;

  expect(limiter.isAllowed('10.0.0.1')).toBe(true);
  expect(limiter.isAllowed('10.0.0.1')).toBe(false);
});

it('a refused attempt does not make the wait longer', () => {
  const { clock, limiter } = aLimiter(1);
  limiter.isAllowed('10.0.0.1');
  clock.now += MINUTE_MS - 1;
  expect(limiter.isAllowed('10.0.0.1')).toBe(false);
  clock.now += 1;
  expect(limiter.isAllowed('10.0.0.1')).toBe(true);
});

it('keeps ten thousand addresses at most, the latest ones', () => {
  const { limiter } = aLimiter(1);
  for (let turn = 0; turn <= 10_000; turn += 1) limiter.isAllowed(`address ${turn}`);

  expect(limiter.isAllowed('address 10000')).toBe(false);
  expect(limiter.isAllowed('address 0')).toBe(true);
});
