import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ownDatabaseUrl, ownPostgresLog, type OwnPostgres } from '../services/own-postgres.ts';

const SCAN =
  /(?:Seq Scan on|(?:Index Only Scan|Index Scan)(?: Backward)? using \S+ on|Bitmap Index Scan on) \S+/g;
/** The log is written by another process. */
const LOG_DELAY_MS = 200;

async function configure(server: OwnPostgres, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: ownDatabaseUrl(server, 'postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.query('select pg_reload_conf()');
  await client.end();
  await sleep(LOG_DELAY_MS);
}

/** Sessions opened from now on can explain what they run; they stay silent until asked to. */
export function prepareExplaining(server: OwnPostgres): Promise<void> {
  return configure(server, [`alter system set session_preload_libraries = 'auto_explain'`]);
}

export function startExplaining(server: OwnPostgres): Promise<void> {
  return configure(server, [
    `alter system set auto_explain.log_min_duration = 0`,
    `alter system set auto_explain.log_analyze = on`,
    // The clock read for each row would be half of what is measured.
    `alter system set auto_explain.log_timing = off`,
  ]);
}

export type ExplainedQuery = { milliseconds: number; scans: string[]; plan: string };

function readPlans(log: string): ExplainedQuery[] {
  return [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(
    ([, duration = '', plan = '']) => ({
      milliseconds: Number(duration),
      scans: [...new Set([...plan.matchAll(SCAN)].map(([scan]) => scan))],
      plan,
    }),
  );
}

/** What the database did for one call: the real queries with their real plans, the slowest first. */
export async function explainCall(
  server: OwnPostgres,
  run: () => Promise<unknown>,
): Promise<ExplainedQuery[]> {
  const before = ownPostgresLog(server).length;
  await run();
  await sleep(LOG_DELAY_MS);
  return readPlans(ownPostgresLog(server).slice(before)).toSorted((a, b) => b.milliseconds - a.milliseconds);
}
