import { parseArgs } from 'node:util';
import { watchStolenTime } from '../../services/stolen-time.ts';
import { buildSiteIfOlder } from '../../services/web-build.ts';
import { HEAD, isOver, toLine, type Comparison } from './comparison.ts';
import { startContenders } from './contenders.ts';
import { compare } from './measure.ts';
import { SITE_CASES } from './site-cases.data.ts';

/** How much more than a server that only sends the same bytes a node may take, and the edge for what it keeps. */
const NODE_LIMIT = 3;
const EDGE_LIMIT = 1.3;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, check: { type: 'boolean', default: false } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

/** `pnpm bench [--only home] [--check]`: what an answer costs a node and the edge beside servers that only send; `--check` fails over a limit. */
const stops: (() => unknown)[] = [];
try {
  await buildSiteIfOlder();
  const { bare, node, file, edge } = await startContenders(stops);
  const tellStolen = watchStolenTime();
  print(HEAD);
  const comparisons: Comparison[] = [];
  const report = (one: Comparison) => {
    comparisons.push(one);
    print(toLine(one));
  };
  for (const one of SITE_CASES.filter(({ name }) => name.includes(values.only))) {
    report(await compare(one, { ours: node, least: bare, limit: NODE_LIMIT }));
    if (one.isKept) report(await compare(one, { ours: edge, least: file, limit: EDGE_LIMIT }));
  }
  print(`\n${tellStolen()}`);
  if (values.check && comparisons.some(isOver)) process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
