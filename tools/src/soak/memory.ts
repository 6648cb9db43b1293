import { median } from '../bench/statistics.ts';

/** What a process holds at a moment: after its last full collection of garbage, and as the system counts it. */
export type Held = { live: number; resident: number };
export type Sample = { second: number; held: ReadonlyMap<string, Held> };
export type Growth = { name: string; before: Held; after: Held; ratio: number };

const MOST = 1.05;
/** In a few minutes one collection leaves up to 8 % more than another (measured over half an hour, three minutes at a time). */
const MOST_IN_MINUTES = 1.15;
const LONG_SECONDS = 600;

function middleOf(samples: readonly Sample[], name: string): Held {
  const held = samples.flatMap((sample) => sample.held.get(name) ?? []);
  const middle = (what: keyof Held) => median(held.map((one) => one[what]));
  return { live: middle('live'), resident: middle('resident') };
}

/**
 * Of each process, the middle of what it held in the first quarter after the warm-up, and in the last. What it holds of the system rises as
 * long as there is room, and is only told: a leak is what collections leave.
 */
export function growthOf(samples: readonly Sample[], warmUpSeconds: number): Growth[] {
  const warm = samples.filter(({ second }) => second >= warmUpSeconds);
  const quarter = Math.max(1, Math.floor(warm.length / 4));
  return [...(warm[0]?.held.keys() ?? [])].map((name) => {
    const [before, after] = [middleOf(warm.slice(0, quarter), name), middleOf(warm.slice(-quarter), name)];
    return { name, before, after, ratio: after.live / before.live };
  });
}

export const isLeaking = ({ ratio }: Growth, seconds: number) =>
  !(ratio < (seconds >= LONG_SECONDS ? MOST : MOST_IN_MINUTES));
