import { spawn } from 'node:child_process';
import { Advice } from './print.ts';

export type Command = { command: string; args: string[]; cwd: string; env?: Record<string, string> };

/** Runs a command to its end and shows what it says; answers its exit code, null when it cannot be started. */
export function runCommand({ command, args, cwd, env }: Command): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export async function runOrStop(command: Command): Promise<void> {
  const code = await runCommand(command);
  if (code === 0) return;
  throw new Advice(
    `« ${[command.command, ...command.args].join(' ')} » a échoué (code ${code ?? 'inconnu'}).`,
  );
}
