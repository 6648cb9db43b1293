import type { Step } from './steps.data.ts';

export type StepState = 'waiting' | 'running' | 'passed' | 'failed' | 'skipped';
export type States = ReadonlyMap<string, StepState>;
export type Plan = { start: Step[]; skip: Step[] };

/** A step left out of this run is taken as passed. */
const stateOf = (states: States, name: string): StepState => states.get(name) ?? 'passed';

const isOver = (state: StepState) => state !== 'waiting' && state !== 'running';
const isLost = (state: StepState) => state === 'failed' || state === 'skipped';

function mayStart(step: Step, states: States): boolean {
  return (
    step.needs.every((name) => stateOf(states, name) === 'passed') &&
    (step.after ?? []).every((name) => isOver(stateOf(states, name)))
  );
}

function countUsedSlots(steps: readonly Step[], states: States): number {
  return steps
    .filter(({ name }) => stateOf(states, name) === 'running')
    .reduce((total, step) => total + (step.slots ?? 1), 0);
}

/** What to do now: the steps to start, in their order, and those that have lost a step they need. */
export function planNext(steps: readonly Step[], states: States, slots: number): Plan {
  const waiting = steps.filter(({ name }) => stateOf(states, name) === 'waiting');
  const skip = waiting.filter((step) => step.needs.some((name) => isLost(stateOf(states, name))));

  let free = slots - countUsedSlots(steps, states);
  const start: Step[] = [];
  for (const step of waiting) {
    const needed = step.slots ?? 1;
    if (needed > free || !mayStart(step, states)) continue;
    start.push(step);
    free -= needed;
  }
  return { start, skip };
}

/** All the steps, or those named; an unknown name is an error, not an empty and green run. */
export function selectSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`Unknown step: ${unknown.join(', ')}`);
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}
