import { describe, expect, it } from 'vitest';
import { parisDay, parisInstant, startOfParisDay } from './paris-time.ts';

describe('parisDay', () => {
  it.each([
    ['in winter Paris is an hour ahead', '2026-11-14T23:00:00Z', '2026-11-15'],
    ['a second earlier it is still the day before', '2026-11-14T22:59:59Z', '2026-11-14'],
    ['in summer Paris is two hours ahead', '2026-07-13T22:00:00Z', '2026-07-14'],
    ['a second earlier, in summer', '2026-07-13T21:59:59Z', '2026-07-13'],
    ['the year changes in Paris first', '2026-12-31T23:30:00Z', '2027-01-01'],
    ['noon is noon', '2028-02-29T12:00:00Z', '2028-02-29'],
  ])('%s', (_sentence, instant, day) => {
    expect(parisDay(new Date(instant))).toBe(day);
  });
});

describe('startOfParisDay', () => {
  it.each([
    ['a winter day', '2026-11-15', '2026-11-14T23:00:00.000Z'],
    ['a summer day', '2026-07-14', '2026-07-13T22:00:00.000Z'],
    ['the day clocks go forward', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['the day after', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['the day clocks go back', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['the day after, too', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['the first day of a year', '2027-01-01', '2026-12-31T23:00:00.000Z'],
  ])('%s', (_sentence, day, instant) => {
    expect(startOfParisDay(day).toISOString()).toBe(instant);
  });
});

describe('parisInstant', () => {
  it.each([
    ['a winter evening', '2026-11-15', '18:30', '2026-11-15T17:30:00.000Z'],
    ['a summer morning', '2026-07-14', '09:05', '2026-07-14T07:05:00.000Z'],
    ['just before clocks go forward', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['just after clocks go forward', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['a skipped time is an hour later', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['a time that comes twice is the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['just after clocks went back', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['the last minute of the longest day', '2026-10-25', '23:59', '2026-10-25T22:59:00.000Z'],
  ])('%s', (_sentence, day, time, instant) => {
    expect(parisInstant(day, time).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-13-01', '10:00'],
    ['15/11/2026', '10:00'],
    ['2026-11-15', '24:00'],
    ['2026-11-15', '9:00'],
    ['2026-11-15', '10:00:30'],
    ['', ''],
  ])('refuses %j %j', (day, time) => {
    expect(() => parisInstant(day, time)).toThrow(RangeError);
  });
});
