import { describe, expect, it } from 'vitest';
import * as dates from './dates';

/** No-break spaces, made visible. */
const shown = (text: string) => text.replaceAll('\u00a0', '_');

const EVENT = '2026-11-28T13:00:00.000Z';

describe('a date, in both languages', () => {
  it.each([
    ['the day', dates.dayOfMonth, '28', '28'],
    ['the short month', dates.shortMonth, 'nov. 2026', 'Nov 2026'],
    ['the month', dates.monthAndYear, 'novembre 2026', 'November 2026'],
    ['the date', dates.longDate, '28 novembre 2026', '28 November 2026'],
    ['the weekday', dates.weekdayDate, 'samedi 28 novembre 2026', 'Saturday 28 November 2026'],
    ['the time', dates.timeOfDay, '14_h', '2_pm'],
  ])('%s', (_name, format, french, english) => {
    expect([shown(format('fr', EVENT)), shown(format('en', EVENT))]).toEqual([french, english]);
  });

  it.each([
    ['a day', dates.longDate('fr', '2026-11-28'), '28 novembre 2026'],
    ['the first of a month', dates.longDate('fr', '2026-12-01'), '1er décembre 2026'],
    ['the first of a month, in English', dates.longDate('en', '2026-12-01'), '1 December 2026'],
    ['a month', dates.monthAndYear('fr', '2027-09'), 'septembre 2027'],
  ])('%s', (_name, written, expected) => {
    expect(written).toBe(expected);
  });
});

describe('the day is the one of Paris', () => {
  it.each([
    ['half past eleven in the evening, universal time', '2026-11-28T23:30:00.000Z', '2026-11-29'],
    ['just before midnight in Paris, in winter', '2026-11-28T22:59:59.000Z', '2026-11-28'],
    ['midnight in Paris, in winter', '2026-11-28T23:00:00.000Z', '2026-11-29'],
    ['midnight in Paris, in summer', '2026-06-30T22:00:00.000Z', '2026-07-01'],
    ['a day stays itself', '2026-11-28', '2026-11-28'],
  ])('%s', (_name, when, day) => {
    expect(dates.isoDay(when)).toBe(day);
    expect(dates.longDate('en', when)).toContain(String(Number(day.slice(-2))));
  });
});

describe('times', () => {
  it.each([
    ['half an hour', '2026-11-28T13:30:00.000Z', '14_h_30', '2:30_pm'],
    ['an hour with a zero', '2026-11-28T08:05:00.000Z', '9_h_05', '9:05_am'],
    ['noon', '2026-11-28T11:00:00.000Z', '12_h', '12_pm'],
    ['midnight', '2026-11-28T23:00:00.000Z', '0_h', '12_am'],
    ['summer time', '2026-07-04T13:00:00.000Z', '15_h', '3_pm'],
    ['before the clocks go back', '2026-10-25T00:30:00.000Z', '2_h_30', '2:30_am'],
    ['after the clocks went back', '2026-10-25T01:30:00.000Z', '2_h_30', '2:30_am'],
    ['after the clocks went forward', '2027-03-28T01:00:00.000Z', '3_h', '3_am'],
  ])('%s', (_name, when, french, english) => {
    expect([shown(dates.timeOfDay('fr', when)), shown(dates.timeOfDay('en', when))]).toEqual([
      french,
      english,
    ]);
  });

  it.each([
    ['from one to another', '2026-11-28T18:00:00.000Z', '14_h_– 19_h', '2_pm_– 7_pm'],
    ['without an end', null, '14_h', '2_pm'],
    ['that ends when it starts', EVENT, '14_h', '2_pm'],
  ])('a range %s', (_name, end, french, english) => {
    expect([shown(dates.timeRange('fr', EVENT, end)), shown(dates.timeRange('en', EVENT, end))]).toEqual([
      french,
      english,
    ]);
  });
});

describe('a range of days', () => {
  it.each([
    ['without an end', '2026-12-03', null, '3 décembre 2026', '3 December 2026'],
    [
      'within one day',
      '2026-12-03T08:00:00.000Z',
      '2026-12-03T17:00:00.000Z',
      '3 décembre 2026',
      '3 December 2026',
    ],
    ['within a month', '2026-12-03', '2026-12-05', 'du 3 au 5 décembre 2026', '3–5 December 2026'],
    ['from the first', '2026-12-01', '2026-12-05', 'du 1er au 5 décembre 2026', '1–5 December 2026'],
    [
      'over two months',
      '2026-11-30',
      '2026-12-02',
      'du 30 novembre au 2 décembre 2026',
      '30 November_– 2 December 2026',
    ],
    [
      'over two years',
      '2026-12-30',
      '2027-01-02',
      'du 30 décembre 2026 au 2 janvier 2027',
      '30 December 2026_– 2 January 2027',
    ],
    [
      'the same month of two years',
      '2026-12-30',
      '2027-12-02',
      'du 30 décembre 2026 au 2 décembre 2027',
      '30 December 2026_– 2 December 2027',
    ],
    [
      'that ends after midnight in Paris',
      '2026-12-03T20:00:00.000Z',
      '2026-12-03T23:30:00.000Z',
      'du 3 au 4 décembre 2026',
      '3–4 December 2026',
    ],
  ])('%s', (_name, start, end, french, english) => {
    expect([dates.dateRange('fr', start, end), shown(dates.dateRange('en', start, end))]).toEqual([
      french,
      english,
    ]);
  });
});

it('the hour is that of Paris, with its part', () => {
  expect(['2026-11-28T08:30:00Z', '2026-07-28T08:30:00Z'].map(dates.hourOfDay)).toEqual([9.5, 10.5]);
});
