import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { closeConnections, getPage } from '../bench/publish/until-fresh.ts';
import { percentile } from '../bench/statistics.ts';
import { visitedAddresses } from '../chaos/addresses.ts';
import { startEditor } from '../chaos/editor.ts';
import { startVisitors } from '../chaos/visitors.ts';
import { sumOf } from '../cluster/figures.ts';
import { secureSiteUrl, siteUrl, type Cluster } from '../cluster/record.ts';
import { startCluster } from '../cluster/start.ts';
import { stopCluster } from '../cluster/stop.ts';
import { untilMirrored } from '../cluster/until-mirrored.ts';
import { readPublished } from '../crawl/published-addresses.ts';
import { residentBytes } from '../services/process-facts.ts';
import { REPOSITORY } from '../services/repository.ts';
import { watchStolenTime } from '../services/stolen-time.ts';
import { growthOf, isLeaking, type Held, type Sample } from './memory.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string', default: '100' } },
});
const EVERY_SECONDS = 1;
/** What is watched for leaks: our own programs. */
const WATCHED = /^(?:web|content)-/;
const print = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

async function sample({ processes }: Cluster, second: number): Promise<Sample> {
  const watched = processes.filter(({ name }) => WATCHED.test(name));
  const held = watched.map(async (one): Promise<[string, Held]> => {
    const live = await sumOf([one], 'meridia_memory_live_bytes');
    return [one.name, { live, resident: residentBytes(one.pid) }];
  });
  return { second, held: new Map(await Promise.all(held)) };
}

/** `pnpm test:soak [--minutes 30] [--rate 100]`: visitors and publications for a long time; memory must not grow, nobody is refused. */
const seconds = Number(values.minutes) * 60;
const warmUp = seconds / 3;
const cluster = await startCluster({
  folder: path.join(REPOSITORY, '.tmp/soak'),
  trusted: ['127.0.0.1/32'],
});
try {
  const site = siteUrl(cluster);
  const contentUrl = `http://127.0.0.1:${cluster.place.contentPort}`;
  const addresses = visitedAddresses((await readPublished(contentUrl)).pages);
  await untilMirrored(cluster);
  for (const address of addresses) await getPage(`${site}${address}`);
  const editor = await startEditor(contentUrl, site);
  const visitors = startVisitors(secureSiteUrl(cluster), addresses, Number(values.rate));
  const tellStolen = watchStolenTime();
  const from = performance.now();
  const samples: Sample[] = [];
  for (let second = 0; second < seconds; second += EVERY_SECONDS) {
    samples.push(await sample(cluster, second));
    await sleep(Math.max(0, (second + EVERY_SECONDS) * 1000 - (performance.now() - from)));
  }
  await editor.stop();
  await visitors.stop();

  const visits = visitors.since(from);
  const refused = visits.filter(({ status }) => status === 0 || status >= 500);
  const waits = visits.map(({ ms }) => ms);
  print(
    `${visits.length} visits in ${seconds} s, ${editor.count()} publications; refused ${refused.length}; ` +
      `p99 ${percentile(waits, 0.99).toFixed(0)} ms, worst ${percentile(waits, 1).toFixed(0)} ms`,
  );
  const file = path.join(REPOSITORY, '.tmp/reports/soak.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(samples.map(({ second, held }) => ({ second, ...Object.fromEntries(held) }))),
  );
  const growth = growthOf(samples, warmUp);
  for (const one of growth) {
    const [live, resident] = (['live', 'resident'] as const).map(
      (what) => `${megabytes(one.before[what])} → ${megabytes(one.after[what])}`,
    );
    const change = `${((one.ratio - 1) * 100).toFixed(1)} %`;
    print(
      `${isLeaking(one, seconds) ? 'GROWS' : 'ok   '} ${one.name}: live ${live}, ${change}; of the system ${resident}`,
    );
  }
  print(tellStolen());
  const isWell =
    visits.length > 0 &&
    refused.length === 0 &&
    growth.length > 0 &&
    !growth.some((one) => isLeaking(one, seconds));
  process.exitCode = isWell ? 0 : 1;
} finally {
  closeConnections();
  await stopCluster(cluster);
}
