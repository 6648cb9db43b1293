import { readPublished } from '../crawl/published-addresses.ts';
import { startOwnRedis } from '../services/own-redis.ts';
import { residentBytes } from '../services/process-facts.ts';
import { startSeededContent, type SeededContent } from '../services/seeded-content.ts';
import { buildSiteIfOlder } from '../services/web-build.ts';
import { startWebNode } from '../services/web-node.ts';
import {
  isOver,
  renderFigure,
  requestFigure,
  TITLE,
  toLine,
  weightFigures,
  type Figure,
} from './node-figures.ts';
import { askEach, measureRenders, toAddresses } from './render-cost.ts';
import { measureRequests } from './request-cost.ts';
import { weighStored } from './stored-weight.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const stops: (() => unknown)[] = [];

function report(figures: readonly Figure[]): readonly Figure[] {
  for (const figure of figures) print(toLine(figure));
  return figures;
}

async function measure(content: SeededContent, redisUrl: string): Promise<Figure[]> {
  const start = (name: string, settings: Record<string, string> = {}) =>
    startWebNode({
      name,
      contentUrl: content.url,
      mediaFolder: content.mediaFolder,
      settings: { REDIS_URL: redisUrl, ...settings },
    });
  const addresses = toAddresses((await readPublished(content.url)).pages);

  const first = await start('bench-node');
  stops.push(first.stop);
  const pid = first.child.pid ?? 0;
  await askEach(first, addresses);
  const weights = report(weightFigures(await weighStored(redisUrl), residentBytes(pid)));
  const requests = report(
    (await measureRequests({ pid, port: Number(new URL(first.url).port) })).map(requestFigure),
  );
  await first.stop();

  // Another name for the same build: it knows the content that the first has read, and none of its pages.
  const second = await start('bench-node-again', { DEPLOYMENT_VERSION: 'bench-again' });
  stops.push(second.stop);
  const renders = report((await measureRenders(second, addresses)).map(renderFigure));
  return [...weights, ...requests, ...renders];
}

/** `pnpm bench:node`: what a node takes to answer, to make a page and to keep it; with `--check`, fails over a limit. */
try {
  await buildSiteIfOlder();
  const content = await startSeededContent('bench');
  stops.push(content.stop);
  const redis = await startOwnRedis();
  stops.push(redis.kill);
  print(TITLE);
  const figures = await measure(content, redis.url);
  if (process.argv.includes('--check') && figures.some(isOver)) process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
