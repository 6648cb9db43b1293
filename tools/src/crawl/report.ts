import type { Fault } from './crawl-site.ts';

/** One thing that the crawl proves, of so many addresses. */
export type Check = { name: string; count: number; faults: readonly Fault[] };

/** A check of nothing proves nothing. */
export const hasFailed = ({ count, faults }: Check) => count === 0 || faults.length > 0;

/** As a report of Vitest, which the gate counts: one test for each check, however many addresses it has. */
export function toReport(checks: readonly Check[]) {
  const numFailedTests = checks.filter(hasFailed).length;
  return {
    numTotalTests: checks.length,
    numPassedTests: checks.length - numFailedTests,
    numFailedTests,
    checks,
  };
}

function toLine({ address, fault, foundOn }: Fault): string {
  return `        ${address} ${fault}${foundOn ? ` (linked from ${foundOn})` : ''}`;
}

export function toLines(check: Check): string[] {
  const { name, count, faults } = check;
  const sum = `${hasFailed(check) ? 'failed' : 'passed'}  ${name}: ${count}${faults.length > 0 ? `, ${faults.length} faults` : ''}`;
  return [sum, ...faults.map(toLine)];
}
