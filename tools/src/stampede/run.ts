import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeConnections, getPage } from '../bench/publish/until-fresh.ts';
import { openPanel } from '../bench/publish/panel.ts';
import { percentile } from '../bench/statistics.ts';
import { visitedAddresses } from '../chaos/addresses.ts';
import { sumOf } from '../cluster/figures.ts';
import { processesOf, siteUrl } from '../cluster/record.ts';
import { startCluster } from '../cluster/start.ts';
import { stopCluster } from '../cluster/stop.ts';
import { untilMirrored } from '../cluster/until-mirrored.ts';
import { readPublished } from '../crawl/published-addresses.ts';
import { createFaultyGate, type FaultyGate } from '../faults/faulty-gate.ts';
import { REPOSITORY } from '../services/repository.ts';
import { watchStolenTime } from '../services/stolen-time.ts';
import { openMenu } from './menu.ts';
import { openReaders } from './readers.ts';
import { countCalls, judge } from './verdict.ts';

const READERS = 500;
const ADDRESSES = 50;
const BEFORE_MS = 5000;
/** When the readers come, after the content service has accepted the menu: before, while and after the nodes hear of it. */
const DELAYS_MS = [0, 300, 1000];
/**
 * Whether somebody has read each page in the seconds before. Otherwise the edge may not give what it has without asking, and
 * those who wait for it together are let through after a tenth of a second (nginx's lock): that is printed, and no verdict.
 */
const ROUNDS = [true, false].flatMap((isRead) => DELAYS_MS.map((delayMs) => ({ isRead, delayMs })));
const MADE = 'meridia_pages_made_total';
const print = (line: string) => process.stdout.write(`${line}\n`);

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + BEFORE_MS;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await sleep(50);
  }
  return false;
}

/** `pnpm test:stampede`: 500 readers at the moment at which the menu changes. */
const tellStolen = watchStolenTime();
let gate: FaultyGate | undefined;
const cluster = await startCluster({
  folder: path.join(REPOSITORY, '.tmp/stampede'),
  trusted: ['127.0.0.1/32'],
  // It asks for all pages once, at the start, and is waited for: what is counted is the readers' doing.
  mirrorSeconds: 3600,
  gate: async (contentUrl) => {
    gate = await createFaultyGate(contentUrl);
    return gate.url;
  },
});
let wrong: string[] = [];
try {
  if (!gate) throw new Error('The gate is not there');
  await untilMirrored(cluster);
  const site = siteUrl(cluster);
  const contentUrl = `http://127.0.0.1:${cluster.place.contentPort}`;
  const nodes = processesOf(cluster, 'web');
  const panel = await openPanel(contentUrl);
  const changed = (await panel.listPages()).at(0);
  if (!changed) throw new Error('There is nothing to change');
  const documents = visitedAddresses((await readPublished(contentUrl)).pages);
  const addresses = [changed.path, ...documents.filter((one) => one !== changed.path)].slice(0, ADDRESSES);
  const menu = await openMenu(contentUrl);
  const readers = await openReaders(site, READERS);
  await readers.readAll(addresses);

  for (const [round, { isRead, delayMs }] of ROUNDS.entries()) {
    const [body, entry] = [`Corps ${round} ${process.pid}`, `Menu ${round} ${process.pid}`];
    await panel.save(changed, body);
    await panel.publish(changed);
    const isShown = () =>
      getPage(`${site}${changed.path}`).then((page) => page?.html.includes(body) ?? false);
    if (!(await until(isShown))) wrong.push(`the body of ${changed.path} was not shown in time`);
    await menu.rename(entry);
    await (isRead ? readers.readFor(addresses, BEFORE_MS) : sleep(BEFORE_MS));

    const [madeBefore, askedBefore] = [await sumOf(nodes, MADE), gate.asked.length];
    await menu.publish();
    await (isRead ? readers.readFor(addresses, delayMs) : sleep(delayMs));
    const readings = await readers.readAll(addresses);
    const isMenuShown = await until(async () => (await getPage(site))?.html.includes(entry) ?? false);
    await sleep(BEFORE_MS);
    const calls = gate.asked.slice(askedBefore);
    const made = (await sumOf(nodes, MADE)) - madeBefore;
    const found = [
      ...judge({
        readings,
        made,
        pages: addresses.length,
        calls,
        bodies: new Map([[changed.path, body]]),
        isRead,
      }),
      ...(isMenuShown ? [] : ['the new menu was not shown in time']),
    ];
    wrong = [...wrong, ...found];
    const waits = readings.map(({ ms }) => ms);
    print(
      `${READERS} readers of ${addresses.length} pages, ${isRead ? 'read' : 'not read'} in the seconds before, ` +
        `${delayMs} ms after the menu: ` +
        `half within ${percentile(waits, 0.5).toFixed(0)} ms, slowest ${Math.max(...waits).toFixed(0)} ms; ` +
        `${made} pages made, ${[...countCalls(calls).values()].reduce((sum, count) => sum + count, 0)} calls of content`,
    );
    for (const words of found) print(`  WRONG ${words}`);
  }
  readers.close();
} finally {
  closeConnections();
  await gate?.close();
  await stopCluster(cluster);
}
print(tellStolen());
process.exitCode = wrong.length > 0 ? 1 : 0;
