import { watchConnection, type Connection } from '../src/database/watch-connection';
import { readEnvironment } from '../src/env';

const environment = readEnvironment();
const patience = environment.DATABASE_PATIENCE_SECONDS * 1000;

type Done = (error: Error | null, connection: Connection) => void;

/** A frozen database must become an answer, not a queue: every wait below is bounded. */
export default {
  connection: {
    client: 'postgres',
    connection: {
      connectionString: environment.DATABASE_URL,
      application_name: 'cms',
      // The default of 4 is a spinning disk's: it makes PostgreSQL read a whole table and sort it rather than walk an index. All that is
      // read here is in memory, where one page costs what another does: the query of page 800 of the news takes 6 ms instead of 20.
      options: '-c random_page_cost=1',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      statement_timeout: patience,
      query_timeout: patience + 500,
      idle_in_transaction_session_timeout: 2 * patience,
    },
    pool: {
      min: 0,
      max: 10,
      acquireTimeoutMillis: patience - 1000,
      idleTimeoutMillis: 30000,
      afterCreate(connection: Connection, done: Done) {
        watchConnection(connection);
        done(null, connection);
      },
    },
    acquireConnectionTimeout: patience - 1000,
    // Knex would write them in colour, past the log.
    log: {
      warn: (message: unknown) => strapi.log.warn(String(message)),
      error: (message: unknown) => strapi.log.error(String(message)),
    },
  },
  // A column is never dropped because an attribute left the model.
  settings: { forceMigration: false, runMigrations: true },
};
