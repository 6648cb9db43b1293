import { describe, expect, it } from 'vitest';
import { measureCoverage } from './coverage.ts';
import { describeCoverage, describeProblems } from './report.ts';

const ruleIds = ['NAV-01', 'NAV-02', 'NAV-03'];
const aTest = (title: string) => ({ file: 'a.test.ts', line: 7, title });

describe('the check', () => {
  it.each([
    {
      when: 'passes when every rule is proven or pending',
      titles: [aTest('NAV-01 to 02 bars')],
      pendingIds: ['NAV-03'],
      problems: [],
    },
    {
      when: 'fails when a rule is neither',
      titles: [aTest('NAV-01 to 02 bars')],
      pendingIds: [],
      problems: ['NAV-03 has no test and is not in the pending list'],
    },
    {
      when: 'fails when a pending rule has a test',
      titles: [aTest('NAV-01 to 03 bars')],
      pendingIds: ['NAV-02'],
      problems: ['NAV-02 has a test: take it off the pending list'],
    },
    {
      when: 'fails when a pending id is no rule',
      titles: [aTest('NAV-01 to 03 bars')],
      pendingIds: ['NAV-99'],
      problems: ['NAV-99 is in the pending list but is no rule'],
    },
    {
      when: 'fails when a test names an id that is no rule',
      titles: [aTest('NAV-01 to 04 bars')],
      pendingIds: [],
      problems: ['NAV-04 is no rule: a.test.ts:7 NAV-01 to 04 bars'],
    },
  ])('$when', ({ titles, pendingIds, problems }) => {
    expect(describeProblems(measureCoverage({ ruleIds, pendingIds, titles }))).toEqual(problems);
  });
});

it('the report lists each rule with its tests, then the rules without', () => {
  const titles = [aTest('NAV-01 top bar'), { ...aTest('the NAV-01 dropdown'), line: 9 }];

  expect(describeCoverage(measureCoverage({ ruleIds, pendingIds: ['NAV-03'], titles }))).toEqual([
    'NAV-01',
    '  a.test.ts:7 NAV-01 top bar',
    '  a.test.ts:9 the NAV-01 dropdown',
    '',
    'Rules without a test: 2 of 3',
    '  NAV-02',
    '  NAV-03 (pending)',
  ]);
});
