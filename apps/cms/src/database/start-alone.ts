import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const STEP_MS = 200;
const TAKE = `select pg_try_advisory_lock(hashtextextended('preparation of the content database', 0)) as taken`;

async function isTaken(session: Client): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(TAKE);
  return rows[0]?.taken ?? false;
}

/**
 * One process of several at a time; one that dies gives way. Asked again and again rather than waited for: a statement that waits
 * holds a snapshot, and an index that is built without a lock on its table waits for every snapshot, so that both would wait for ever.
 */
export async function whileAlone<Result>(
  connectionString: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const session = new Client({ connectionString, application_name: 'cms-start', keepAlive: true });
  session.on('error', () => undefined);
  await session.connect();
  try {
    while (!(await isTaken(session))) await sleep(STEP_MS);
    return await task();
  } finally {
    await session.end().catch(() => undefined);
  }
}
