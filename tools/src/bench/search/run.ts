import {
  explainCall,
  prepareExplaining,
  startExplaining,
  type ExplainedQuery,
} from '../../scale/query-plans.ts';
import { startMeasuredService } from '../../scale/measured-service.ts';
import {
  copyDatabaseInto,
  createOwnPostgres,
  ownDatabaseUrl,
  removeOwnPostgres,
} from '../../services/own-postgres.ts';
import { databaseUrl } from '../../services/postgres.ts';
import { seededTemplate } from '../../services/seeded-template.ts';
import { buildSiteIfOlder } from '../../services/web-build.ts';
import { startWebNode } from '../../services/web-node.ts';
import { percentile } from '../statistics.ts';
import { searchClient } from './ask-search.ts';
import { addPassages } from './many-passages.ts';
import { findMissed } from './relevance.ts';
import { SEARCH_CASES } from './search-queries.data.ts';

const PASSAGES = 100_000;
const LIMITS = { share: 0.95, databaseMs: 50, suggestionMs: 100 };

const print = (line: string) => process.stdout.write(`${line}\n`);
const figures = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms, worst ${Math.max(...values).toFixed(1)} ms`;

const faults: string[] = [];
function hold(isHeld: boolean, sentence: string): void {
  print(`${isHeld ? 'ok      ' : 'TOO MUCH'} ${sentence}`);
  if (!isHeld) faults.push(sentence);
}

// A reader who left (`| head`) must not keep the servers from being stopped.
process.stdout.on('error', () => undefined);

const server = await createOwnPostgres();
const stops: (() => Promise<unknown>)[] = [];
try {
  await buildSiteIfOlder();
  await prepareExplaining(server);
  const { database, mediaFolder } = await seededTemplate();
  await copyDatabaseInto(server, databaseUrl(database), 'search');
  const url = ownDatabaseUrl(server, 'search');
  const service = await startMeasuredService('search', url, mediaFolder);
  stops.push(service.stop);
  const ask = await searchClient(service.url);

  const missed = await findMissed(ask);
  for (const { way, asked, wanted, got } of missed)
    print(`  ${way}: « ${asked} » wants ${wanted}, got ${got}`);
  const share = 1 - missed.length / SEARCH_CASES.length;
  hold(
    share >= LIMITS.share,
    `${SEARCH_CASES.length - missed.length} of ${SEARCH_CASES.length} searches have their answer among the first three (${(100 * share).toFixed(1)} %)`,
  );

  const site = await startWebNode({ name: 'bench-search', contentUrl: service.url, mediaFolder });
  stops.push(site.stop);
  const suggestionMs: number[] = [];
  for (const { asked, locale } of SEARCH_CASES.filter((one) => one.locale === 'fr')) {
    for (const typed of [asked.slice(0, 3), asked.slice(0, 6)]) {
      const startedAt = performance.now();
      await (await fetch(`${site.url}/api/search?${new URLSearchParams({ locale, q: typed })}`)).text();
      suggestionMs.push(performance.now() - startedAt);
    }
  }
  hold(
    percentile(suggestionMs, 0.95) < LIMITS.suggestionMs,
    `a suggestion at the node, nothing kept: ${figures(suggestionMs)}`,
  );

  print(`${(await addPassages(url, PASSAGES)).toLocaleString('en')} passages are searched now`);
  await startExplaining(server);
  let slowest: { asked: string; queries: ExplainedQuery[]; milliseconds: number } | null = null;
  const databaseMs: number[] = [];
  for (const { asked, locale } of SEARCH_CASES) {
    const queries = await explainCall(server, () => ask(asked, locale));
    const milliseconds = queries.reduce((sum, query) => sum + query.milliseconds, 0);
    databaseMs.push(milliseconds);
    if (milliseconds > (slowest?.milliseconds ?? 0)) slowest = { asked, queries, milliseconds };
  }
  hold(
    percentile(databaseMs, 0.95) < LIMITS.databaseMs,
    `all statements of a search in the database: ${figures(databaseMs)}`,
  );
  print(`\nThe slowest, « ${slowest?.asked} »:`);
  for (const { milliseconds, plan } of slowest?.queries.slice(0, 2) ?? [])
    print(`${milliseconds.toFixed(1)} ms\n${plan}`);
} finally {
  for (const stop of stops.toReversed()) await stop();
  await removeOwnPostgres(server);
}
process.exitCode = faults.length > 0 ? 1 : 0;
