import { expect, it } from 'vitest';
import { endOfChosenDay } from './end-of-day.rules';

const at = (hours: number, minutes = 0) => new Date(2026, 10, 22, hours, minutes).toISOString();

it.each([
  ['a day that is chosen ends with it', null, at(0), at(23, 59)],
  ['an hour that is chosen with it stays', null, at(18), null],
  ['midnight that is chosen afterwards stays', at(23, 59), at(0), null],
  ['nothing is nothing', at(0), null, null],
  ['what is no moment stays', null, 'demain', null],
])('LAY-09 %s', (_case, before, chosen, expected) => {
  expect(endOfChosenDay(before, chosen)).toBe(expected);
});
