import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentService } from '@meridia/tools/services/content-service';
import { expect, it } from 'vitest';
import { call, type Outcome } from './support/http-call.ts';
import { cloneSeeded, logIn, startService } from './support/service.ts';

const CONNECTIONS = 8;
const MAX_CALLS = 500;
/** All courses with their components: the slowest list. */
const SLOW = '/api/courses?pagination[limit]=100';

type Caller = { pauseMs: number; isKept: boolean };

/** A caller on one kept connection, or on a fresh one for each call, until the service no longer lets him in. */
async function callInLoop(
  service: ContentService,
  token: string,
  { pauseMs, isKept }: Caller,
): Promise<Outcome[]> {
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const agent = isKept && kept;
  const outcomes: Outcome[] = [];
  while (outcomes.length < MAX_CALLS && outcomes.at(-1)?.failure == null) {
    outcomes.push(await call(`${service.url}${SLOW}`, { token, agent }));
    if (pauseMs > 0) await sleep(pauseMs);
  }
  kept.destroy();
  return outcomes;
}

it.each([
  ['kept', 'in a closed loop', 0],
  // Some connections are idle, and some become busy again, at the instant of the signal.
  ['kept', 'with a pause between their calls', 15],
  // Some wait in the accept queue of the kernel at the instant of the signal.
  ['fresh', 'in a closed loop', 0],
])('SIGTERM loses no answer of 8 %s connections %s, and ends with code 0', async (kind, title, pauseMs) => {
  const name = `stop_${kind}_${pauseMs}`;
  const service = await startService(name, await cloneSeeded(name), { MICRO_CACHE_MS: '0' });
  const token = await logIn(service);
  const callers = Array.from({ length: CONNECTIONS }, () =>
    callInLoop(service, token, { pauseMs, isKept: kind === 'kept' }),
  );
  await sleep(1500);
  const stoppedAt = performance.now();
  const exitCode = await service.stop();
  const seconds = (performance.now() - stoppedAt) / 1000;
  const outcomes = (await Promise.all(callers)).flat();

  const answered = outcomes.filter(({ failure }) => failure === null);
  const afterSignal = answered.filter(({ endedAt }) => endedAt > stoppedAt);
  process.stdout.write(
    `${kind} ${title}: ${answered.length} answers, ${afterSignal.length} after the signal, exit in ${seconds.toFixed(1)} s\n`,
  );
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answered.every(({ body }) => body.endsWith('}'))).toBe(true);
  expect(afterSignal.length).toBeGreaterThan(0);
  // The last call of each caller: refused at the door, never cut inside.
  expect(outcomes.flatMap(({ failure }) => failure ?? [])).toEqual(Array(CONNECTIONS).fill('ECONNREFUSED'));
  expect(exitCode).toBe(0);
  expect(seconds).toBeLessThan(10);
});
