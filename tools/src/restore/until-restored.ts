import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const STEP_MS = 200;
const PATIENCE_MS = 60_000;

async function isRecovering(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    return rows[0]?.recovering ?? true;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A server that recovers answers before it is through, and what it says then is half of the truth. */
export async function untilRestored(databaseUrl: string, patienceMs = PATIENCE_MS): Promise<void> {
  for (const until = Date.now() + patienceMs; await isRecovering(databaseUrl); await sleep(STEP_MS))
    if (Date.now() > until) throw new Error('The server still recovers, or does not answer: see its log.');
}
