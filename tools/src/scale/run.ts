import {
  cloneOwnDatabase,
  copyDatabaseInto,
  createOwnPostgres,
  ownDatabaseUrl,
  removeOwnPostgres,
  type OwnPostgres,
} from '../services/own-postgres.ts';
import { databaseUrl } from '../services/postgres.ts';
import { seededTemplate } from '../services/seeded-template.ts';
import { LIST_CALLS } from './list-calls.data.ts';
import { measureLists, type Measure } from './measure.ts';
import { startMeasuredService, type MeasuredService } from './measured-service.ts';
import { explainCall, prepareExplaining, startExplaining } from './query-plans.ts';
import { addScaledContent } from './scaled-content.ts';

/** A list may cost twice as much on a database a hundred times as large, not more. */
const MAX_RATIO = 2;

const print = (line: string) => process.stdout.write(`${line}\n`);
const isShown = (name: string) => process.argv.includes('--plans') || process.argv.includes(`--plan=${name}`);

function printMeasures(measures: readonly Measure[]): void {
  print(`${'list'.padEnd(32)}${'demo'.padStart(9)}${'scaled'.padStart(9)}${'ratio'.padStart(7)}   items`);
  for (const { name, demoMs, scaledMs, ratio, items } of measures) {
    const numbers = [
      demoMs.toFixed(1).padStart(9),
      scaledMs.toFixed(1).padStart(9),
      ratio.toFixed(2).padStart(7),
    ];
    print(
      `${name.padEnd(32)}${numbers.join('')}   ${items.join(' → ')}${ratio > MAX_RATIO ? '   TOO SLOW' : ''}`,
    );
  }
}

async function printPlans(server: OwnPostgres, scaled: MeasuredService): Promise<void> {
  await startExplaining(server);
  for (const { name, path, table } of LIST_CALLS) {
    const queries = await explainCall(server, () => scaled.get(path));
    print(`\n${name}: ${queries.length} queries`);
    for (const { milliseconds, scans, plan } of queries.filter((query) =>
      query.plan.includes(` on ${table}`),
    )) {
      print(`  ${milliseconds.toFixed(1)} ms  ${scans.join(', ')}`);
      if (isShown(name)) print(plan);
    }
  }
}

async function fill(server: OwnPostgres): Promise<{ demo: string; scaled: string; mediaFolder: string }> {
  const template = await seededTemplate();
  await copyDatabaseInto(server, databaseUrl(template.database), 'demo');
  const scaled = await cloneOwnDatabase(server, 'demo', 'scaled');
  const start = performance.now();
  await addScaledContent(scaled, { schools: ['meridia'], news: 10_000, events: 5_000 });
  print(`10,000 news and 5,000 events added in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return { demo: ownDatabaseUrl(server, 'demo'), scaled, mediaFolder: template.mediaFolder };
}

// A reader who left (`| head`) must not keep the servers from being stopped.
process.stdout.on('error', () => undefined);

const server = await createOwnPostgres();
const services: MeasuredService[] = [];
try {
  await prepareExplaining(server);
  const { demo, scaled, mediaFolder } = await fill(server);
  services.push(await startMeasuredService('demo', demo, mediaFolder));
  services.push(await startMeasuredService('scaled', scaled, mediaFolder));
  const [onDemo, onScaled] = services as [MeasuredService, MeasuredService];

  const measures = await measureLists(LIST_CALLS, { demo: onDemo, scaled: onScaled });
  printMeasures(measures);
  await printPlans(server, onScaled);
  if (measures.some(({ ratio }) => ratio > MAX_RATIO)) process.exitCode = 1;
} finally {
  for (const service of services) await service.stop();
  await removeOwnPostgres(server);
}
