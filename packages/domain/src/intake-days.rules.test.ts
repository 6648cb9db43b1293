import { describe, expect, it } from 'vitest';
import { addDays, isSchoolClosed, weekdayOf } from './calendar-days.ts';
import { fillIntakeYears, nextDeadline, nextIntake, seasonsOf } from './intake-days.rules.ts';

describe('V-03 intakes come back every year', () => {
  it.each([
    ['before it, the one of the files', '2027-02-15', '2026-11-15', '2027-02-15'],
    ['on its day, the next', '2027-02-15', '2027-02-15', '2028-02-21'],
    ['after it, the same Monday of the next year', '2027-09-13', '2027-09-14', '2028-09-11'],
    ['long before it, the one of that year', '2027-09-13', '2026-03-01', '2026-09-14'],
    ['a public holiday is left out', '2027-05-24', '2026-01-10', '2026-06-01'],
  ])('%s', (_case, day, today, expected) => {
    expect(nextIntake(day, today)).toBe(expected);
  });

  it('V-04 is an open Monday within thirteen months, whatever today is', () => {
    for (let rank = 0; rank < 400; rank += 1) {
      const today = addDays('2026-01-01', rank);
      for (const day of ['2027-02-15', '2027-05-24', '2027-09-06', '2027-10-04', '2027-01-18']) {
        const next = nextIntake(day, today);
        expect([today, next, weekdayOf(next), isSchoolClosed(next)]).toEqual([today, next, 1, false]);
        expect(next > today && next < addDays(today, 400)).toBe(true);
      }
    }
  });
});

it('V-03 an intake belongs to the season that visitors know', () => {
  expect(seasonsOf(['2027-02-15', '2027-09-13'])).toEqual(['fevrier', 'automne']);
  expect(seasonsOf(['2027-10-04'])).toEqual(['automne']);
  expect(seasonsOf(['2027-05-10'])).toEqual([]);
});

it('V-03 texts name the years of the next intakes', () => {
  const text = 'Février {{fevrier}}, septembre {{septembre}}, dès octobre {{septembre-1}}';
  expect(fillIntakeYears(text, '2026-11-15')).toBe('Février 2027, septembre 2027, dès octobre 2026');
  expect(fillIntakeYears(text, '2027-03-01')).toBe('Février 2028, septembre 2027, dès octobre 2026');
});

it.each([
  ['2026-11-30', '2026-11-16', '2026-11-30'],
  ['2026-11-30', '2026-11-30', '2026-11-30'],
  ['2026-11-30', '2026-12-01', '2027-11-30'],
  ['2027-03-31', '2026-11-16', '2027-03-31'],
  ['2027-03-31', '2028-01-01', '2028-03-31'],
])('a session that closed on %s closes, on %s, on %s', (day, today, expected) => {
  expect(nextDeadline(day, today)).toBe(expected);
});
