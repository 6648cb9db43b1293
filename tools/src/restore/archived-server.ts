import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { archiveSettings } from '../backup/archive.rules.ts';
import {
  ownDatabaseUrl,
  startOwnPostgres,
  stopOwnPostgres,
  type OwnPostgres,
} from '../services/own-postgres.ts';
import { runSql } from '../services/run-sql.ts';

const run = promisify(execFile);
const STEP_MS = 100;
const PATIENCE_MS = 30_000;

/** Has a server of one's own keep its journal, as docs/backup.md tells a real one to. */
export async function archiveServer(server: OwnPostgres, archive: string): Promise<void> {
  await mkdir(archive, { recursive: true });
  if (process.getuid?.() === 0) await run('chown', ['postgres', archive]);
  const settings = Object.entries(archiveSettings(archive));
  await runSql(
    ownDatabaseUrl(server, 'postgres'),
    ...settings.map(([name, value]) => `alter system set ${name} = '${value}'`),
  );
  await stopOwnPostgres(server);
  await startOwnPostgres(server);
}

async function endFile(server: OwnPostgres): Promise<string> {
  const client = new Client({ connectionString: ownDatabaseUrl(server, 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
    return rows[0]?.wal ?? '';
  } finally {
    await client.end();
  }
}

/** What `archive_timeout` does within a minute: all that was written until now is archived when this is over. */
export async function archiveNow(server: OwnPostgres, archive: string): Promise<void> {
  const file = path.join(archive, `${await endFile(server)}.gz`);
  for (const until = Date.now() + PATIENCE_MS; !existsSync(file); await sleep(STEP_MS))
    if (Date.now() > until) throw new Error(`${file} is not archived`);
}
