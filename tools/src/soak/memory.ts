import { median } from '../bench/statistics.ts';

export type Sample = { second: number; bytes: ReadonlyMap<string, number> };
export type Growth = { name: string; before: number; after: number; ratio: number };

const MOST = 1.05;

/**
 * Of each process, what it held in the first quarter after the warm-up, and in the last: the middle of each, since a collector lets memory rise and fall.
 */
export function growthOf(samples: readonly Sample[], warmUpSeconds: number): Growth[] {
  const after = samples.filter(({ second }) => second >= warmUpSeconds);
  const quarter = Math.max(1, Math.floor(after.length / 4));
  const middleOf = (part: readonly Sample[], name: string) =>
    median(part.flatMap(({ bytes }) => bytes.get(name) ?? []));
  return [...(after[0]?.bytes.keys() ?? [])].map((name) => {
    const [before, last] = [middleOf(after.slice(0, quarter), name), middleOf(after.slice(-quarter), name)];
    return { name, before, after: last, ratio: last / before };
  });
}

export const isLeaking = ({ ratio }: Growth) => !(ratio < MOST);
