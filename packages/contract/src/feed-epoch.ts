import { createHash } from 'node:crypto';

type Ask = (sql: string) => PromiseLike<unknown>;

/** The server: another machine has another number, and recovery to a point in time or a failover starts another timeline. */
const OF_SERVER = [
  '(select system_identifier from pg_control_system())',
  // The one written now: pg_control_checkpoint() still names the one before until the first checkpoint after a failover.
  'left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)',
];
/** The database and the outbox: a dump that is loaded makes new ones, TRUNCATE gives the table a new file. */
const OF_DATABASE = [
  '(select oid from pg_database where datname = current_database())',
  `'content_changes'::regclass::oid`,
  `pg_relation_filenode('content_changes')`,
];

/** No right, no such function, not supported here, not in this state: as a managed PostgreSQL may answer. */
const REFUSALS = new Set(['42501', '42883', '0A000', '55000']);

async function isReadable(ask: Ask, expression: string): Promise<boolean> {
  try {
    await ask(`select ${expression}`);
    return true;
  } catch (error) {
    if (REFUSALS.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/**
 * SQL for what the numbers of the feed belong to, of everything that this server lets us read. It is all derived: a
 * stored epoch would come back with the backup.
 */
export async function findIdentitySql(ask: Ask): Promise<string> {
  const readable: string[] = [];
  for (const expression of OF_SERVER) if (await isReadable(ask, expression)) readable.push(expression);
  return `concat_ws('.', ${[...readable, ...OF_DATABASE].join(', ')})`;
}

/** Short, and says nothing of the server to who reads it. */
export function toEpoch(identity: string): string {
  return createHash('sha256').update(identity).digest('hex').slice(0, 16);
}
