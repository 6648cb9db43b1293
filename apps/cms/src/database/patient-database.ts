import { knex } from 'knex';
import type { Database } from '../search-index/database';

/** Who is in the way must let go within so long, or the start goes on without. */
const LOCK_PATIENCE = '30s';

/**
 * For what changes the form of the database: a statement takes as long as its table is long, where one of a request would have been
 * given up (C-21). Closed when the task is over.
 */
export async function withPatientDatabase<Result>(
  connectionString: string,
  task: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = knex({
    client: 'pg',
    connection: {
      connectionString,
      application_name: 'cms-start',
      keepAlive: true,
      options: `-c statement_timeout=0 -c lock_timeout=${LOCK_PATIENCE}`,
    },
    pool: { min: 0, max: 2 },
  });
  try {
    return await task(database);
  } finally {
    await database.destroy();
  }
}
