import type { Reading } from './readers.ts';

export type Stampede = {
  readings: readonly Reading[];
  /** Pages that the nodes made while it lasted, and how many could be asked for. */
  made: number;
  pages: number;
  /** What the content service was asked. */
  calls: readonly string[];
  /** Words that the body of each page must have. */
  bodies: ReadonlyMap<string, string>;
  /** Whether the pages were read in the seconds before: then nobody waits. */
  isRead: boolean;
};

const SLOWEST_MS = 300;
/** « Not found » in both languages: in use from the start of a node on, and made again with the others. */
const LOST_PAGES = 2;
/** The feed is read all the time, and whoever has lost her token logs in. */
const NOT_A_QUERY = /^\/api\/(changes|login|redirect-hits|search-misses)\b/;

export const countCalls = (calls: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const call of calls.filter((one) => !NOT_A_QUERY.test(one)))
    counts.set(call, (counts.get(call) ?? 0) + 1);
  return counts;
};

/** What was wrong, in words; nothing: all well. */
export function judge({ readings, made, pages, calls, bodies, isRead }: Stampede): string[] {
  const slowest = Math.max(...readings.map(({ ms }) => ms));
  const refused = readings.filter(({ status }) => status !== 200);
  const old = readings.filter(({ address, html }) => !html.includes(bodies.get(address) ?? ''));
  const twice = [...countCalls(calls)].filter(([, count]) => count > 1);
  return [
    ...(readings.length === 0 ? ['nobody has read anything'] : []),
    ...(refused.length ? [`${refused.length} readers were not answered with 200`] : []),
    ...(old.length ? [`${old.length} readers had an old body (${old[0]?.address})`] : []),
    ...(isRead && slowest > SLOWEST_MS ? [`the slowest reader waited ${slowest.toFixed(0)} ms`] : []),
    ...(made > pages + LOST_PAGES ? [`${made} pages were made for ${pages} addresses`] : []),
    ...twice.map(([call, count]) => `asked ${count} times: ${call}`),
  ];
}
