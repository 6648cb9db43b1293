import { readFileSync } from 'node:fs';
import { planNext, selectSteps, type StepState } from './plan.ts';
import { logFileOf, ROOT, runStep } from './run-step.ts';
import { NIGHTLY_STEPS, SLOTS, STEPS, type Step } from './steps.data.ts';
import { formatSeconds, formatSummary, LOG_TAIL_LINES, tailOf, type StepResult } from './summary.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

function printEnd(step: Step, { outcome, seconds }: StepResult) {
  print(`${outcome.padEnd(7)} ${step.name} (${formatSeconds(seconds)})`);
  if (outcome !== 'failed') return;

  const logFile = logFileOf(step);
  print(`----- ${logFile.slice(ROOT.length + 1)}, last ${LOG_TAIL_LINES} lines`);
  print(tailOf(readFileSync(logFile, 'utf8'), LOG_TAIL_LINES));
  print(`----- end of ${step.name}`);
}

/** Runs the steps as they become ready; a failed one stops only what needs it. */
async function runAll(steps: readonly Step[]): Promise<StepResult[]> {
  const states = new Map<string, StepState>(steps.map(({ name }) => [name, 'waiting']));
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();

  const finish = (step: Step, result: StepResult) => {
    states.set(step.name, result.outcome);
    results.set(step.name, result);
    running.delete(step.name);
    printEnd(step, result);
  };

  for (;;) {
    const { start, skip } = planNext(steps, states, SLOTS);
    for (const step of skip) {
      finish(step, { name: step.name, outcome: 'skipped', seconds: 0, count: { passed: 0, failed: 1 } });
    }
    for (const step of start) {
      print(`running ${step.name}`);
      states.set(step.name, 'running');
      running.set(
        step.name,
        runStep(step).then((result) => finish(step, result)),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (skip.length === 0) break;
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

/** `node tools/src/ci/run.ts [step…]`: the gate, or only the steps named, those of the night among them. */
const names = process.argv.slice(2);
const results = await runAll(selectSteps(names.length > 0 ? [...STEPS, ...NIGHTLY_STEPS] : STEPS, names));
print(`\n${formatSummary(results)}`);
process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
