import {
  cloneOwnDatabase,
  copyDatabaseInto,
  createOwnPostgres,
  removeOwnPostgres,
} from '../../services/own-postgres.ts';
import { databaseUrl } from '../../services/postgres.ts';
import { seededTemplate } from '../../services/seeded-template.ts';
import { startContentService } from '../../services/content-service.ts';
import { countRows, GROWN, growSchool } from './grown-school.ts';
import { measureDesk } from './measure-desk.ts';

/** No screen of a grown school may take longer than this. */
const LIMIT_MS = 5000;
const SWEEP_WITHIN_MS = 600_000;
const LOOK_EVERY_MS = 1000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** The service sweeps at its start: until the surplus of each document is gone. */
async function measureRetention(database: string, mediaFolder: string): Promise<number> {
  const before = await countRows(database, 'content_versions');
  const surplus = Math.floor(GROWN.versions / 6);
  const startedAt = performance.now();
  const service = await startContentService({ databaseUrl: database, mediaFolder, name: 'desk-retention' });
  try {
    while ((await countRows(database, 'content_versions')) > before - surplus * 0.99) {
      if (performance.now() - startedAt > SWEEP_WITHIN_MS) throw new Error('The versions are not swept');
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return performance.now() - startedAt;
  } finally {
    await service.stop();
  }
}

/** `pnpm bench:desk`: what editors wait for in a school that has grown for years, beside the demonstration in the same run. */
const server = await createOwnPostgres();
try {
  const { database, mediaFolder } = await seededTemplate();
  await copyDatabaseInto(server, databaseUrl(database), 'demo');
  const small = await cloneOwnDatabase(server, 'demo', 'desk_small');
  const grown = await cloneOwnDatabase(server, 'demo', 'desk_grown');
  const filledAt = performance.now();
  await growSchool(grown);
  print(`filled in ${seconds(performance.now() - filledAt)}: ${JSON.stringify(GROWN)}`);
  print(`retention of ${GROWN.versions} versions: ${seconds(await measureRetention(grown, mediaFolder))}`);
  const before = await measureDesk({ databaseUrl: small, mediaFolder, name: 'small' });
  const after = await measureDesk({ databaseUrl: grown, mediaFolder, name: 'grown' });
  for (const [name, ms] of Object.entries(before)) {
    const grownMs = after[name] ?? 0;
    const verdict = name !== 'start' && grownMs > LIMIT_MS ? 'TOO MUCH' : 'ok      ';
    print(
      `${verdict} ${name.padEnd(22)} ${seconds(ms)} -> ${seconds(grownMs)} (${(grownMs / ms).toFixed(1)} x)`,
    );
    if (verdict === 'TOO MUCH') process.exitCode = 1;
  }
} finally {
  await removeOwnPostgres(server);
}
