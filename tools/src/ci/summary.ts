import { addCounts, type Count } from './count.ts';

export type StepResult = {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  seconds: number;
  count: Count;
};

export const LOG_TAIL_LINES = 200;

/** The end of a log: where a failing command says why. */
export function tailOf(log: string, lines: number): string {
  return log.trimEnd().split('\n').slice(-lines).join('\n');
}

export const formatSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

/** One row per step, then the total: its line is the last one printed. */
export function formatSummary(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, outcome, seconds, count }) =>
    [
      name.padEnd(width),
      outcome.padEnd(7),
      formatSeconds(seconds).padStart(9),
      `${String(count.passed).padStart(6)} passed`,
      `${String(count.failed).padStart(5)} failed`,
    ].join('  '),
  );
  const { passed, failed } = addCounts(results.map(({ count }) => count));
  return [...rows, '', `${passed} passed, ${failed} failed`].join('\n');
}
