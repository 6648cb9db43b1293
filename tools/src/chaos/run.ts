import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { closeConnections, getPage } from '../bench/publish/until-fresh.ts';
import { keepBuild } from '../cluster/build.ts';
import { secureSiteUrl, siteUrl } from '../cluster/record.ts';
import { startCluster } from '../cluster/start.ts';
import { stopCluster } from '../cluster/stop.ts';
import { untilMirrored } from '../cluster/until-mirrored.ts';
import { readPublished } from '../crawl/published-addresses.ts';
import { createFaultyGate, type FaultyGate } from '../faults/faulty-gate.ts';
import { FAULT_CASES } from '../observability/fault-cases.data.ts';
import { watchCluster, type Watch } from '../observability/watch-cluster.ts';
import { REPOSITORY } from '../services/repository.ts';
import { startEditor, type Editor } from './editor.ts';
import { FAULTS } from './faults.ts';
import type { Fault, Stage } from './stage.ts';
import { visitedAddresses } from './addresses.ts';
import { knownChoices } from './known-choices.ts';
import { hasFailed, HEAD, toLine, wrongLines, type Row } from './table.ts';
import { startVisitors, type Visitors } from './visitors.ts';

const run = promisify(execFile);
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
  },
});
const FOLDER = path.join(REPOSITORY, '.tmp/chaos');
const EDGE_DISK = '96m';
const EDGE_MEMORY = '256m';
const FRESH_MS = 5000;
const PATIENCE_MS = 60_000;
const SETTLED_MS = 15_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function mount(folder: string, size: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
}

/** A disk of its own for what the edge writes, small enough to be filled; and what it keeps in memory, as where it is deployed. */
async function mountEdgeDisk(folder: string): Promise<void> {
  await mount(path.join(folder, 'edge'), EDGE_DISK);
  await mount(path.join(folder, 'edge/memory'), EDGE_MEMORY);
}

async function unmountEdgeDisk(): Promise<void> {
  for (const name of ['edge/memory', 'edge']) await run('umount', [path.join(FOLDER, name)]);
}

/** The alert that must name it; null: none has to. */
const causeOf = ({ name }: Fault) => FAULT_CASES.find((one) => one.name === name)?.cause ?? null;

type Seen = { editor: Editor; visitors: Visitors; watch: Watch };

async function tryFault(fault: Fault, stage: Stage, { editor, visitors, watch }: Seen): Promise<Row> {
  const from = performance.now();
  const end = await fault.begin(stage);
  const rest = (fault.seconds ?? Number(values.seconds)) * 1000 - (performance.now() - from);
  await sleep(Math.max(0, rest));
  const alerts = await watch.alertsSince(from);
  await end();
  const endedAt = performance.now();
  const shownAt = await editor.untilShown(PATIENCE_MS);
  await sleep(Math.max(0, endedAt + FRESH_MS - performance.now()));
  const old = await editor.stillOld(performance.now() - FRESH_MS);
  return {
    fault: fault.name,
    visits: visitors.since(from + (fault.graceMs ?? 0)),
    recoveredMs: shownAt === null ? null : shownAt - endedAt,
    old,
    alerts,
    cause: causeOf(fault),
    isWithoutNodes: fault.isWithoutNodes ?? false,
    attempts: editor.since(from),
    isWithoutContent: fault.isWithoutContent ?? false,
  };
}

/** `pnpm test:chaos [--only <part of a name>] [--rate 200] [--seconds 20]`: everything that can be lost, under visitors and an editor. */
const chosen = FAULTS.filter(({ name }) => name.includes(values.only ?? ''));
let gate: FaultyGate | undefined;
let watch: Watch | undefined;
const cluster = await startCluster({
  folder: FOLDER,
  trusted: ['127.0.0.1/32'],
  prepare: mountEdgeDisk,
  release: unmountEdgeDisk,
  gate: async (contentUrl) => {
    gate = await createFaultyGate(contentUrl);
    return gate.url;
  },
});
const rows: Row[] = [];
try {
  if (!gate) throw new Error('The gate is not there');
  const stage: Stage = { cluster, gate, build: keepBuild() };
  const site = siteUrl(cluster);
  const contentUrl = `http://127.0.0.1:${cluster.place.contentPort}`;
  const { pages } = await readPublished(contentUrl);
  await untilMirrored(cluster);
  const addresses = [...visitedAddresses(pages), ...(await knownChoices(site, pages))];
  for (const address of addresses) await getPage(`${site}${address}`);
  const editor = await startEditor(contentUrl, site);
  const visitors = startVisitors(secureSiteUrl(cluster), addresses, Number(values.rate));
  // What it took to get there is nothing that somebody would be told.
  await sleep(SETTLED_MS);
  watch = await watchCluster(cluster);
  print(
    `${addresses.length} addresses, ${values.rate} visits a second, a publication each second\n\n${HEAD}`,
  );
  for (const fault of chosen) {
    await sleep(FRESH_MS);
    const row = await tryFault(fault, stage, { editor, visitors, watch });
    rows.push(row);
    print([toLine(row), ...wrongLines(row)].join('\n'));
  }
  await editor.stop();
  await visitors.stop();
} finally {
  closeConnections();
  await watch?.stop();
  await gate?.close();
  await stopCluster(cluster, unmountEdgeDisk);
}
const failed = rows.filter(hasFailed);
const file = path.join(REPOSITORY, '.tmp/reports/chaos.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(
  file,
  JSON.stringify({
    numTotalTests: rows.length,
    numPassedTests: rows.length - failed.length,
    numFailedTests: failed.length,
  }),
);
print(`\n${rows.length - failed.length} of ${rows.length} faults without a visitor noticing`);
process.exitCode = failed.length > 0 || rows.length === 0 ? 1 : 0;
