import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countStep } from './count.ts';
import type { Step } from './steps.data.ts';
import type { StepResult } from './summary.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const LOGS = path.join(ROOT, '.tmp/ci-logs');
const REPORTS = path.join(ROOT, '.tmp/reports');

export const logFileOf = ({ name }: Step) => path.join(LOGS, `${name.replaceAll(' ', '-')}.log`);

function readReport(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // cut short by a crash: counted as a failure
  }
}

/** Runs a command with its output in a file; false if it fails or cannot be started. */
function runToLog([program, ...words]: Step['command'], logFile: string): Promise<boolean> {
  const log = openSync(logFile, 'w');
  const child = spawn(program, words, { cwd: ROOT, stdio: ['ignore', log, log] });
  closeSync(log);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Runs one step to its end. The report of an earlier run is removed first: it must not be counted again. */
export async function runStep(step: Step): Promise<StepResult> {
  const reportFile = step.report ? path.join(REPORTS, step.report) : null;
  mkdirSync(LOGS, { recursive: true });
  mkdirSync(REPORTS, { recursive: true });
  if (reportFile) rmSync(reportFile, { force: true });

  const startedAt = performance.now();
  const hasPassed = await runToLog(step.command, logFileOf(step));
  const seconds = (performance.now() - startedAt) / 1000;

  const content = reportFile ? readReport(reportFile) : null;
  const count = countStep({ hasPassed, report: { isExpected: reportFile !== null, content } });
  return { name: step.name, outcome: count.failed > 0 ? 'failed' : 'passed', seconds, count };
}
