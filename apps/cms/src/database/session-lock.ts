import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const STEP_MS = 200;
const CONNECT_TIMEOUT_MS = 10_000;
const TAKE = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken';

/** Gives a lock back. */
export type Release = () => Promise<void>;

async function openSession(connectionString: string): Promise<Client> {
  const session = new Client({
    connectionString,
    application_name: 'cms-lock',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  session.on('error', () => undefined);
  await session.connect();
  return session;
}

async function isTaken(session: Client, name: string): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(TAKE, [name]);
  return rows[0]?.taken ?? false;
}

async function takeLock(
  connectionString: string,
  name: string,
  isWaiting: () => boolean,
): Promise<Release | null> {
  const session = await openSession(connectionString);
  const release = () => session.end().catch(() => undefined);
  try {
    for (;;) {
      if (await isTaken(session, name)) return release;
      if (!isWaiting()) break;
      await sleep(STEP_MS);
    }
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}

/** A lock of the database that lives as long as its connection, so that a process that dies gives it back; null: another process has it. */
export const tryLock = (connectionString: string, name: string): Promise<Release | null> =>
  takeLock(connectionString, name, () => false);

/**
 * The same for a process that waits. Asked for again and again: a statement that waits holds a snapshot, and an index that is built
 * without a lock on its table waits for every snapshot, so that both would wait for ever.
 */
export async function waitForLock(connectionString: string, name: string): Promise<Release> {
  const release = await takeLock(connectionString, name, () => true);
  if (!release) throw new Error(`The lock "${name}" was not taken`);
  return release;
}
