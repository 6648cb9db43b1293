import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type StartOptions = {
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  logFile: string;
  /** Answers 200 once the process serves. */
  readyUrl: string;
  patienceMs?: number;
};

export type RunningProcess = { child: ChildProcess; logFile: string; stop: () => Promise<number | null> };

const STEP_MS = 100;
/** A guard against one that hangs: on a busy machine the slowest has taken more than a minute. */
const PATIENCE_MS = 180_000;

function environmentOf(env: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...env };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Starts a server, waits until it serves, and knows how to end it. Only this process's own child is ever signalled. */
export async function startProcess(options: StartOptions): Promise<RunningProcess> {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile);
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: environmentOf(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });

  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
    const code = await exitOf(child);
    clearTimeout(late);
    return code;
  };

  const until = Date.now() + (options.patienceMs ?? PATIENCE_MS);
  while (!(await isReady(options.readyUrl))) {
    if (child.exitCode !== null)
      throw new Error(`${options.command} stopped at its start, see ${options.logFile}`);
    if (Date.now() > until) {
      await stop();
      throw new Error(`${options.readyUrl} does not answer, see ${options.logFile}`);
    }
    await sleep(STEP_MS);
  }
  return { child, logFile: options.logFile, stop };
}
