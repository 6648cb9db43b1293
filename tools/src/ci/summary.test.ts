import { describe, expect, it } from 'vitest';
import { formatSummary, tailOf, type StepResult } from './summary.ts';

const lint: StepResult = { name: 'lint', outcome: 'passed', seconds: 2, count: { passed: 1, failed: 0 } };
const unit: StepResult = { name: 'unit', outcome: 'failed', seconds: 9.25, count: { passed: 40, failed: 2 } };

describe('formatSummary', () => {
  it('ends with the total', () => {
    expect(formatSummary([lint, unit]).split('\n').at(-1)).toBe('41 passed, 2 failed');
  });

  it('has a row per step, with its time', () => {
    const [first, second] = formatSummary([lint, unit]).split('\n');
    expect(first).toMatch(/^lint +passed +2\.0 s +1 passed +0 failed$/);
    expect(second).toMatch(/^unit +failed +9\.3 s +40 passed +2 failed$/);
  });
});

describe('tailOf', () => {
  it('keeps the last lines', () => {
    expect(tailOf('a\nb\nc\n\n', 2)).toBe('b\nc');
  });

  it('keeps a short log whole', () => {
    expect(tailOf('a\nb\n', 200)).toBe('a\nb');
  });
});
