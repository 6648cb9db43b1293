import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reloadEdge } from '../../cluster/edge.ts';
import { startOwnEdge } from '../../cluster/own-edge.ts';
import { watchStolenTime } from '../../services/stolen-time.ts';
import { buildSiteIfOlder } from '../../services/web-build.ts';
import { startContenders, workersOf, type Contender } from '../site/contenders.ts';
import { cpuPerRequest } from '../site/measure.ts';
import { SITE_CASES, type SiteCase } from '../site/site-cases.data.ts';
import { median } from '../statistics.ts';
import { EDGES, type Cut } from './cuts.data.ts';

const ROUNDS = 24;
/** A worker of the configuration before leaves within this. */
const SETTLED_MS = 2000;
const NOBODY = '127.0.0.1:9';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The edge of `deploy/`, changed. */
async function startCutEdge({ name, edits }: Cut, web: string, stops: (() => unknown)[]): Promise<Contender> {
  const behind = { web: [web], content: NOBODY, mirror: NOBODY };
  const edge = await startOwnEdge('cut', behind, { trusted: ['127.0.0.1/32'] });
  stops.push(edge.stop);
  for (const { file, from, to } of edits) {
    const place = path.join(edge.folder, file);
    writeFileSync(
      place,
      readFileSync(place, 'utf8').replace(from, () => to),
    );
  }
  await reloadEdge(edge.folder);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  return {
    name,
    pids: workersOf(edge.pid),
    port: Number(new URL(edge.url).port),
    pathOf: ({ path }) => path,
  };
}

/** All turn by turn, each right after the file: what the machine does meanwhile weighs on both. */
async function measure(file: Contender, edges: readonly Contender[], one: SiteCase): Promise<void> {
  const taken = edges.map(() => [] as { us: number; ratio: number }[]);
  // The first round fills what is kept.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, edge] of edges.entries()) {
      const [fileUs, us] = [await cpuPerRequest(file, one), await cpuPerRequest(edge, one)];
      if (round > 0) taken[index]?.push({ us, ratio: us / fileUs });
    }
  }
  print('| edge, home, kept | CPU a request | of a file of the same bytes |\n|---|---|---|');
  for (const [index, { name }] of edges.entries()) {
    const rounds = taken[index] ?? [];
    const [us, ratio] = [median(rounds.map((round) => round.us)), median(rounds.map((round) => round.ratio))];
    print(`| ${name} | ${us.toFixed(1)} µs | ${ratio.toFixed(2)} |`);
  }
}

/** `pnpm bench:edge`: what each thing that the edge does for a page it keeps costs, by leaving it out. */
const stops: (() => unknown)[] = [];
try {
  await buildSiteIfOlder();
  const { node, file } = await startContenders(stops);
  const [home] = SITE_CASES;
  if (!home) throw new Error('There is nothing to measure.');
  const edges: Contender[] = [];
  for (const cut of EDGES) edges.push(await startCutEdge(cut, `127.0.0.1:${node.port}`, stops));
  const tellStolen = watchStolenTime();
  await measure(file, edges, home);
  print(`\n${tellStolen()}`);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
