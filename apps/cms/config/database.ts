import { readEnvironment } from '../src/env';

const environment = readEnvironment();

/** A frozen database must become an answer, not a queue: every wait below is bounded. */
export default {
  connection: {
    client: 'postgres',
    connection: {
      connectionString: environment.DATABASE_URL,
      application_name: 'cms',
      // The default of 4 is a spinning disk's: it makes PostgreSQL read a whole table and sort it rather than walk an index.
      options: '-c random_page_cost=1.1',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      statement_timeout: 5000,
      query_timeout: 6000,
      idle_in_transaction_session_timeout: 10000,
    },
    pool: { min: 0, max: 10, acquireTimeoutMillis: 4000, idleTimeoutMillis: 30000 },
    acquireConnectionTimeout: 4000,
  },
  // A column is never dropped because an attribute left the model.
  settings: { forceMigration: false, runMigrations: true },
};
