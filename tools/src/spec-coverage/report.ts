import type { Coverage, LocatedTitle } from './coverage.ts';

/** Each rule with its tests, then the rules that have none. */
export function describeCoverage({ rules }: Coverage): string[] {
  const withTests = rules.filter(({ tests }) => tests.length > 0);
  const without = rules.filter(({ tests }) => tests.length === 0);

  return [
    ...withTests.flatMap(({ id, tests }) => [id, ...tests.map((test) => `  ${describeTest(test)}`)]),
    '',
    `Rules without a test: ${without.length} of ${rules.length}`,
    ...without.map(({ id, isPending }) => `  ${id}${isPending ? ' (pending)' : ''}`),
  ];
}

/** What is wrong, one line each; nothing when the check passes. */
export function describeProblems(coverage: Coverage): string[] {
  return [
    ...coverage.unproven.map((id) => `${id} has no test and is not in the pending list`),
    ...coverage.provenButPending.map((id) => `${id} has a test: take it off the pending list`),
    ...coverage.unknownPending.map((id) => `${id} is in the pending list but is no rule`),
    ...coverage.unknownInTests.map(({ id, test }) => `${id} is no rule: ${describeTest(test)}`),
  ];
}

function describeTest({ file, line, title }: LocatedTitle): string {
  return `${file}:${line} ${title}`;
}
