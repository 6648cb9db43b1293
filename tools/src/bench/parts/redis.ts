import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startOwnRedis } from '../../services/own-redis.ts';
import type { PartFigure } from './part-figures.ts';

const run = promisify(execFile);
/** About a page as it is kept. */
const PAGE_BYTES = 20_000;

/** Pages that Redis gives and takes in a second, by its own tool. */
export async function measureRedis(): Promise<PartFigure[]> {
  const redis = await startOwnRedis();
  try {
    const { stdout } = await run('redis-benchmark', [
      ...['-p', new URL(redis.url).port, '-t', 'set,get', '-d', String(PAGE_BYTES)],
      ...['-n', '50000', '-c', '16', '--csv'],
    ]);
    const rateOf = (command: string) =>
      Number(new RegExp(`"${command}","([\\d.]+)"`).exec(stdout)?.[1] ?? NaN);
    return [
      { part: 'Redis', what: 'pages of 20 kB read', perSecond: rateOf('GET'), cpuMs: null },
      { part: 'Redis', what: 'pages of 20 kB written', perSecond: rateOf('SET'), cpuMs: null },
    ];
  } finally {
    await redis.kill();
  }
}
