import { spawn, type ChildProcess } from 'node:child_process';
import { labelledLines } from './labelled-lines.ts';

const PATIENCE_MS = 10_000;

export type Program = { label: string; args: string[]; cwd: string; env: Record<string, string> };

function show(stream: NodeJS.ReadableStream | null, label: string): void {
  const lines = labelledLines(label);
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => process.stdout.write(lines.push(chunk)));
  stream?.on('end', () => process.stdout.write(lines.end()));
}

function startProgram({ label, args, cwd, env }: Program): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Strapi starts processes too, and all of them end together.
    detached: true,
  });
  show(child.stdout, label);
  show(child.stderr, label);
  return child;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Every process of the group has ended already.
  }
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const ended = hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(late);
  signalGroup(child, 'SIGKILL');
}

/** Runs programs side by side until Ctrl-C, or until one of them ends; answers the label of that one. */
export async function runTogether(programs: readonly Program[]): Promise<string | null> {
  const children = programs.map(startProgram);
  const stopped = await new Promise<string | null>((resolve) => {
    process.once('SIGINT', () => resolve(null));
    process.once('SIGTERM', () => resolve(null));
    children.forEach((child, index) => child.once('exit', () => resolve(programs[index]?.label ?? '')));
  });
  await Promise.all(children.map(stopGroup));
  return stopped;
}
