import { describe, expect, it } from 'vitest';
import { addCounts, countReport, countStep } from './count.ts';

const vitest = { numTotalTests: 12, numPassedTests: 8, numFailedTests: 3, numPendingTests: 1 };
const playwright = { config: {}, stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 } };

describe('countReport', () => {
  it.each([
    ['reads Vitest', vitest, { passed: 8, failed: 3 }],
    ['reads Playwright, a flaky test being a passed one', playwright, { passed: 6, failed: 2 }],
    ['does not guess another report', { tests: 3 }, null],
    ['does not guess an empty file', null, null],
  ])('%s', (_sentence, report, count) => {
    expect(countReport(report)).toEqual(count);
  });
});

describe('countStep', () => {
  const none = { isExpected: false, content: null };
  const withReport = (content: unknown) => ({ isExpected: true, content });
  const green = { ...vitest, numFailedTests: 0 };

  it.each([
    ['a check that passes is one', true, none, { passed: 1, failed: 0 }],
    ['a check that fails is one', false, none, { passed: 0, failed: 1 }],
    ['tests count one by one', true, withReport(green), { passed: 8, failed: 0 }],
    ['failed tests count one by one', false, withReport(vitest), { passed: 8, failed: 3 }],
    ['a failure outside the tests counts', false, withReport(green), { passed: 8, failed: 1 }],
    ['tests without a report have failed', true, withReport(null), { passed: 0, failed: 1 }],
  ])('%s', (_sentence, hasPassed, report, count) => {
    expect(countStep({ hasPassed, report })).toEqual(count);
  });
});

describe('addCounts', () => {
  it('adds both columns', () => {
    expect(
      addCounts([
        { passed: 2, failed: 1 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
  });

  it('starts at nothing', () => {
    expect(addCounts([])).toEqual({ passed: 0, failed: 0 });
  });
});
