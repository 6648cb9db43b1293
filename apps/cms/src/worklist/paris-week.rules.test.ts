import { expect, it } from 'vitest';
import { parisWeek } from './paris-week.rules';

it.each([
  ['a Monday', '2026-11-16T08:00:00Z', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
  ['a Sunday', '2026-11-22T20:00:00Z', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
  [
    'Monday in Paris, Sunday elsewhere',
    '2026-11-22T23:30:00Z',
    '2026-11-22T23:00:00.000Z',
    '2026-11-29T23:00:00.000Z',
  ],
  ['the week of 167 hours', '2026-03-29T12:00:00Z', '2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['the week of 169 hours', '2026-10-25T12:00:00Z', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['the turn of the year', '2027-01-01T12:00:00Z', '2026-12-27T23:00:00.000Z', '2027-01-03T23:00:00.000Z'],
])('WORK-03 %s', (_what, now, from, to) => {
  expect(parisWeek(new Date(now))).toEqual({ from: new Date(from), to: new Date(to) });
});
