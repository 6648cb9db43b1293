/** What one contender takes beside the one that only sends. */
export type Comparison = {
  name: string;
  /** CPU for one request, in µs. */
  ours: number;
  least: number;
  limit: number;
  /** Answers a second when saturated. */
  perSecond: number;
  leastPerSecond: number;
  /** What 99 of 100 wait at most at this rate. */
  pace: number;
  p99Ms: number;
};

export const ratioOf = ({ ours, least }: Comparison) => ours / least;
export const isOver = (one: Comparison) => ratioOf(one) > one.limit;

const thousands = (value: number) => Math.round(value).toLocaleString('en');

export const HEAD = [
  '| | CPU a request | of a server that only sends | ratio | limit | answers a second | of the one that only sends | p99 at a rate of |',
  '|---|---|---|---|---|---|---|---|',
].join('\n');

export function toLine(one: Comparison): string {
  const cells = [
    one.name,
    `${one.ours.toFixed(0)} µs`,
    `${one.least.toFixed(0)} µs`,
    `${ratioOf(one).toFixed(2)}${isOver(one) ? ' OVER' : ''}`,
    String(one.limit),
    thousands(one.perSecond),
    thousands(one.leastPerSecond),
    `${one.p99Ms.toFixed(1)} ms at ${thousands(one.pace)}/s`,
  ];
  return `| ${cells.join(' | ')} |`;
}
