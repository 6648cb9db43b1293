import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../preparation/print.ts';
import { forgetDemo, isAlive, type Demo, type DemoProcess } from './demo-record.ts';

/** Longer than a server needs to finish the requests it has begun. */
const PATIENCE_MS = 20_000;
const STEP_MS = 100;

async function hasEnded(service: DemoProcess): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  while (isAlive(service)) {
    if (Date.now() > until) return false;
    await sleep(STEP_MS);
  }
  return true;
}

/** Says how it went. */
export async function stopProcess(service: DemoProcess): Promise<string> {
  if (!isAlive(service)) return `${service.name} (processus ${service.pid}) était déjà arrêté.`;

  process.kill(service.pid, 'SIGTERM');
  if (await hasEnded(service)) return `${service.name} (processus ${service.pid}) est arrêté.`;

  process.kill(service.pid, 'SIGKILL');
  return `${service.name} (processus ${service.pid}) ne s’arrêtait pas : il a été interrompu.`;
}

/** Ends the processes that were recorded and no other; the site first, since it asks the content service. */
export async function stopDemo({ processes }: Demo): Promise<void> {
  for (const service of processes.toReversed()) print(await stopProcess(service));
  forgetDemo();
}
