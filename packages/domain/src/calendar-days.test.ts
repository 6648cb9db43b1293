import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  easterSunday,
  isPublicHoliday,
  isSchoolClosed,
  weekdayOf,
} from './calendar-days.ts';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

describe('V-04 public holidays of France', () => {
  it('has eleven a year', () => {
    const days = Array.from({ length: 365 }, (_, day) => addDays('2027-01-01', day));
    expect(days.filter(isPublicHoliday)).toEqual([
      '2027-01-01',
      '2027-03-29',
      '2027-05-01',
      '2027-05-06',
      '2027-05-08',
      '2027-05-17',
      '2027-07-14',
      '2027-08-15',
      '2027-11-01',
      '2027-11-11',
      '2027-12-25',
    ]);
  });

  it.each([
    ['2026-12-23', false],
    ['2026-12-24', true],
    ['2026-12-31', true],
    ['2027-01-02', true],
    ['2027-01-03', false],
    ['2026-11-11', true],
    ['2027-07-24', false],
    ['2027-07-25', true],
    ['2027-08-22', true],
    ['2027-08-23', false],
  ])('the school is closed on %s: %s', (day, isClosed) => {
    expect(isSchoolClosed(day)).toBe(isClosed);
  });
});

it('counts days over a change of clocks and a leap day', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(daysBetween('2027-10-30', '2027-11-02')).toBe(3);
  expect(weekdayOf('2026-11-28')).toBe(6);
});
