import { runStatement } from './run-statement';

type Statement = { text: string; name?: string };
type Done = (error: Error | null, result?: unknown) => void;
type Query = (statement: unknown, ...rest: unknown[]) => unknown;
export type Connection = { query: Query };

/** As knex sends them. A prepared statement is left alone: it is known by its text, which must stay the same. */
function isPlain(statement: unknown): statement is Statement {
  const { text, name, submit } = statement as { text?: unknown; name?: unknown; submit?: unknown };
  return typeof text === 'string' && name === undefined && submit === undefined;
}

/** Each statement of a request bears its id into the logs of PostgreSQL, and its time is counted to the request. */
export function watchConnection(connection: Connection): void {
  const query = connection.query.bind(connection);

  const send = (statement: Statement, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      const settle: Done = (error, result) => (error ? reject(error) : resolve(result));
      query({ ...statement, text }, settle);
    });

  connection.query = (statement, ...rest) => {
    const [done] = rest as [Done | undefined];
    if (!isPlain(statement) || typeof done !== 'function') return query(statement, ...rest);

    return void runStatement(statement.text, (text) => send(statement, text)).then(
      (result) => done(null, result),
      (error: Error) => done(error),
    );
  };
}
