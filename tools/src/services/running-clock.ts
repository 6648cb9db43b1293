import { Worker } from 'node:worker_threads';

/** Later than this (ms), a thread that only sleeps did not wait for its turn: the machine stood still. */
const USUAL_MS = 5;
const SLEEP_MS = 10;

const standstill = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));

/** A thread with nothing to do but to notice how late it is woken. */
const WITNESS = `
  const { workerData: { standstill, sleepMs, usualMs } } = require('node:worker_threads');
  const bed = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const from = performance.now();
    Atomics.wait(bed, 0, 0, sleepMs);
    const late = performance.now() - from - sleepMs;
    if (late > usualMs) standstill[0] += late;
  }`;
new Worker(WITNESS, {
  eval: true,
  execArgv: [],
  workerData: { standstill, sleepMs: SLEEP_MS, usualMs: USUAL_MS },
}).unref();

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
