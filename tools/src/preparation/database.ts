import { Client } from 'pg';

export type DatabaseState = 'ready' | 'missing' | 'refused' | 'unreachable';

const PATIENCE_MS = 3000;
const NO_SUCH_DATABASE = '3D000';
/** PostgreSQL's own errors have codes such as 28P01; those of the network are words such as ECONNREFUSED. */
const SQL_STATE = /^\d[0-9A-Z]{4}$/;

function stateOf(error: unknown): DatabaseState {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === NO_SUCH_DATABASE) return 'missing';
  return SQL_STATE.test(code) ? 'refused' : 'unreachable';
}

export async function askDatabase(url: string): Promise<DatabaseState> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return stateOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** Where an address really leads: the driver also reads `?host=` and PGHOST. */
export function targetOf(url: string): { host: string; database: string } {
  const { host, database } = new Client({ connectionString: url });
  return { host, database: database ?? '' };
}

/** Creates the database of an address on its own server, unless it exists. */
export async function ensureDatabase(url: string): Promise<void> {
  if ((await askDatabase(url)) !== 'missing') return;

  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(nameOf(url))}`);
  } finally {
    await client.end();
  }
}
