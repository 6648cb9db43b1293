import { describe, expect, it } from 'vitest';
import { planNext, selectSteps, type StepState } from './plan.ts';
import { SLOTS, STEPS, type Step } from './steps.data.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: ['true'],
  needs: [],
  ...rest,
});
const names = (steps: readonly Step[]) => steps.map(({ name }) => name);

function plan(steps: Step[], states: Record<string, StepState>) {
  const known = new Map(steps.map(({ name }) => [name, states[name] ?? 'waiting']));
  const { start, skip } = planNext(steps, known, 2);
  return { start: names(start), skip: names(skip) };
}

const install = step('install');
const lint = step('lint', { needs: ['install'] });
const unit = step('unit', { needs: ['install'] });
const types = step('types', { needs: ['install'] });
const e2e = step('e2e', { needs: ['unit'], slots: 2 });
const coverage = step('coverage', { after: ['e2e'] });

describe('planNext', () => {
  it.each<[string, Step[], Record<string, StepState>, string[], string[]]>([
    ['starts what needs nothing', [install, lint], {}, ['install'], []],
    ['waits for a step it needs', [install, lint], { install: 'running' }, [], []],
    [
      'starts as many as there are slots',
      [install, lint, unit, types],
      { install: 'passed' },
      ['lint', 'unit'],
      [],
    ],
    ['counts the slots in use', [install, lint, unit], { install: 'passed', lint: 'running' }, ['unit'], []],
    ['lets a big step wait for both slots', [lint, unit, e2e], { lint: 'running', unit: 'passed' }, [], []],
    ['starts a big step alone', [lint, unit, e2e], { lint: 'passed', unit: 'passed' }, ['e2e'], []],
    ['fills a slot a big step cannot use', [e2e, lint, types], { types: 'running' }, ['lint'], []],
    ['skips what needs a failed step', [install, lint], { install: 'failed' }, [], ['lint']],
    ['skips what needs a skipped step', [unit, e2e], { unit: 'skipped' }, [], ['e2e']],
    [
      'goes on beside a failed step',
      [install, lint, unit],
      { install: 'passed', lint: 'failed' },
      ['unit'],
      [],
    ],
    ['waits for a step it only follows', [unit, e2e, coverage], { unit: 'passed', e2e: 'running' }, [], []],
    [
      'follows a failed step all the same',
      [unit, e2e, coverage],
      { unit: 'passed', e2e: 'failed' },
      ['coverage'],
      [],
    ],
    ['takes a step left out as passed', [lint], {}, ['lint'], []],
    ['has nothing to do at the end', [install, lint], { install: 'passed', lint: 'failed' }, [], []],
  ])('%s', (_sentence, steps, states, start, skip) => {
    expect(plan(steps, states)).toEqual({ start, skip });
  });
});

describe('selectSteps', () => {
  it('takes all steps when none is named', () => {
    expect(names(selectSteps([install, lint], []))).toEqual(['install', 'lint']);
  });

  it('keeps the order of the list', () => {
    expect(names(selectSteps([install, lint, unit], ['unit', 'install']))).toEqual(['install', 'unit']);
  });

  it('refuses a name it does not know', () => {
    expect(() => selectSteps([install], ['instal'])).toThrow('instal');
  });
});

describe('the list of steps', () => {
  it('has no two steps of one name', () => {
    expect(new Set(names(STEPS)).size).toBe(STEPS.length);
  });

  it('can be run to its end, two slots at a time', () => {
    const states = new Map<string, StepState>(STEPS.map(({ name }) => [name, 'waiting']));
    for (let turn = 0; turn < STEPS.length; turn += 1) {
      for (const { name } of planNext(STEPS, states, SLOTS).start) states.set(name, 'passed');
    }
    expect(STEPS.filter(({ name }) => states.get(name) !== 'passed')).toEqual([]);
  });

  it('names only steps that exist', () => {
    const named = STEPS.flatMap(({ needs, after = [] }) => [...needs, ...after]);
    expect(named.filter((name) => !names(STEPS).includes(name))).toEqual([]);
  });
});
