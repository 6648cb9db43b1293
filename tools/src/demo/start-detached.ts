import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Advice } from '../preparation/print.ts';
import { DEMO_FOLDER, isAlive, type DemoProcess } from './demo-record.ts';
import { startOf } from './process-identity.ts';

const PATIENCE_MS = 120_000;
const STEP_MS = 250;
const LOG_LINES = 20;

export type Service = {
  name: string;
  /** Node unless told. */
  command?: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
};

/** Starts a program that outlives this one and writes into its own log. */
export function startDetached({ name, command, args, cwd, env }: Service, folder = DEMO_FOLDER): DemoProcess {
  const logFile = path.join(folder, 'logs', `${name}.log`);
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command ?? process.execPath, args, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  const start = child.pid === undefined ? null : startOf(child.pid);
  if (child.pid === undefined || start === null) throw new Advice(`${name} n’a pas démarré, voir ${logFile}`);
  return { name, pid: child.pid, start, logFile };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

export async function waitUntilReady(service: DemoProcess, url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (!isAlive(service) || Date.now() > until) {
      const said = readFileSync(service.logFile, 'utf8').trimEnd().split('\n');
      // Each of our own questions leaves a line, and would be all that is seen.
      const end = said.filter((line) => !line.includes('"message":"request"')).slice(-LOG_LINES);
      throw new Advice(
        `${service.name} ne répond pas à ${url}. Fin de ${service.logFile} :\n${end.join('\n')}`,
      );
    }
    await sleep(STEP_MS);
  }
}
