import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startWatch } from './running-clock.ts';

const PROGRAM = `
  import { startWatch } from '${new URL('running-clock.ts', import.meta.url).href}';
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const [elapsed, startedAt] = [startWatch(), performance.now()];
  console.log('started');
  await pause(500);
  console.log(Math.round(performance.now() - startedAt - elapsed()));
`;

/** How much of its time a process left out (ms) that was stopped, with all its threads, for so long. */
async function leftOutWhenStoppedFor(ms: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM]);
  child.stdout.setEncoding('utf8');
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await sleep(ms);
  child.kill('SIGCONT');
  const [leftOut] = await once(child.stdout, 'data');
  return Number(leftOut);
}

describe('a watch that stands still with the machine', () => {
  it('counts what is waited for and what is worked on', async () => {
    const elapsed = startWatch();
    await sleep(200);
    const busyUntil = performance.now() + 200;
    while (performance.now() < busyUntil);

    // Of 400, less what the host took away.
    expect(elapsed()).toBeGreaterThan(50);
  });

  it('does not count the second in which nothing ran', async () => {
    expect(await leftOutWhenStoppedFor(1000)).toBeGreaterThan(900);
  });
});
