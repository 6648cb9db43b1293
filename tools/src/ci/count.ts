export type Count = { passed: number; failed: number };
export type Outcome = { hasPassed: boolean; report: { isExpected: boolean; content: unknown } };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The tests of a Vitest or Playwright JSON report; null when it is neither. Skipped tests count nowhere. */
export function countReport(report: unknown): Count | null {
  if (!isRecord(report)) return null;
  if ('numTotalTests' in report) {
    return { passed: toNumber(report['numPassedTests']), failed: toNumber(report['numFailedTests']) };
  }
  const stats = report['stats'];
  if (!isRecord(stats) || !('expected' in stats)) return null;
  return {
    passed: toNumber(stats['expected']) + toNumber(stats['flaky']),
    failed: toNumber(stats['unexpected']),
  };
}

/**
 * What a step adds to the total. Its exit code has the last word: a failed step counts at least one failure
 * (a file that does not load has no failed test), and so does a test step that left no readable report.
 */
export function countStep({ hasPassed, report }: Outcome): Count {
  if (!report.isExpected) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };

  const tests = countReport(report.content);
  if (!tests) return { passed: 0, failed: 1 };
  return hasPassed ? tests : { passed: tests.passed, failed: Math.max(tests.failed, 1) };
}

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({ passed: total.passed + count.passed, failed: total.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}
