import { readFileSync } from 'node:fs';

/** Of the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal; what is left counts guests a second time. */
const STEAL = 7;
const COUNTED = 8;

function readTicks(): { all: number; stolen: number } {
  const ticks =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  const all = ticks.slice(0, COUNTED).reduce((sum, one) => sum + one, 0);
  return { all, stolen: ticks[STEAL] ?? 0 };
}

/**
 * How much of this machine's time others took since now, in words: a figure that was measured while a third of it was gone is no figure
 * of ours, and whoever reads it must know.
 */
export function watchStolenTime(): () => string {
  const before = readTicks();
  return () => {
    const now = readTicks();
    const share = (now.stolen - before.stolen) / Math.max(1, now.all - before.all);
    return `Taken from this machine by others meanwhile: ${(share * 100).toFixed(1)} % of its time.`;
  };
}
