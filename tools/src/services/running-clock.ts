import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Later than this (ms), a thread that only sleeps did not wait for its turn: the machine stood still. */
const USUAL_MS = 5;
const SLEEP_MS = 10;

const standstill = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));

/** A thread with nothing to do but to notice how late it is woken. */
const WITNESS = `
  const { parentPort, workerData: { standstill, sleepMs, usualMs } } = require('node:worker_threads');
  const bed = new Int32Array(new SharedArrayBuffer(4));
  let from = performance.now();
  parentPort.postMessage('awake');
  for (;;) {
    Atomics.wait(bed, 0, 0, sleepMs);
    const now = performance.now();
    const late = now - from - sleepMs;
    if (late > usualMs) standstill[0] += late;
    from = now;
  }`;
const witness = new Worker(WITNESS, {
  eval: true,
  execArgv: [],
  workerData: { standstill, sleepMs: SLEEP_MS, usualMs: USUAL_MS },
});
// On a busy machine a thread takes seconds to start: what stands still before that would be counted.
await once(witness, 'message');
witness.unref();

function now(): number {
  return performance.now() - (standstill[0] ?? 0);
}

/**
 * Starts a watch that stands still with the machine: a host that takes the processor away for a second
 * (a shared runner does) is no slowness of what is measured. Gives the milliseconds since.
 */
export function startWatch(): () => number {
  const startedAt = now();
  return () => Math.max(0, now() - startedAt);
}
