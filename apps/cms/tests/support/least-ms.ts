import { startWatch } from '@meridia/tools/services/running-clock';

const TIMES = 3;

/** How long a call takes (ms), the least of some: other files of tests ask the machine at the same time. */
export async function leastMs(call: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const elapsed = startWatch();
    await call();
    taken.push(elapsed());
  }
  return Math.round(Math.min(...taken));
}
