import { describe, expect, it } from 'vitest';
import { requestContext } from '../requests/request-context';
import { watchConnection } from './watch-connection';

type Done = (error: Error | null, result?: unknown) => void;

/** A connection that keeps what it is sent, and answers it in the same moment. */
function aConnection(failure: Error | null = null) {
  const sent: unknown[] = [];
  const connection = {
    query(statement: unknown, done?: unknown): unknown {
      sent.push(statement);
      if (typeof done === 'function') (done as Done)(failure, 'rows');
      return undefined;
    },
  };
  watchConnection(connection);
  /** As knex asks. */
  const ask = (statement: unknown) =>
    new Promise((resolve, reject) => {
      const done: Done = (error, result) => (error ? reject(error) : resolve(result));
      connection.query(statement, done);
    });
  return { ask, sent };
}

const aRequest = () => ({ requestId: 'edge-42', statements: 0, databaseMs: 0 });

describe('a statement of a request', () => {
  it('bears its id, and is counted to it', async () => {
    const { ask, sent } = aConnection();
    const context = aRequest();
    const statement = { text: 'select $1', values: [1] };

    expect(await requestContext.run(context, () => ask(statement))).toBe('rows');
    expect(sent).toEqual([{ text: '/* request_id=edge-42 */ select $1', values: [1] }]);
    expect(statement.text).toBe('select $1');
    expect(context.statements).toBe(1);
    expect(context.databaseMs).toBeGreaterThan(0);
  });

  it('is sent at once: statements of a transaction keep their order', () => {
    const { ask, sent } = aConnection();
    void ask({ text: 'begin' });
    void ask({ text: 'commit' });

    expect(sent).toEqual([{ text: 'begin' }, { text: 'commit' }]);
  });

  it('is counted when it fails, and its failure is passed on', async () => {
    const { ask } = aConnection(new Error('refused'));
    const context = aRequest();

    await expect(requestContext.run(context, () => ask({ text: 'select 1' }))).rejects.toThrow('refused');
    expect(context.statements).toBe(1);
  });

  it.each([
    ['is prepared', { text: 'select 1', name: 'prepared' }],
    ['streams its rows', { text: 'select 1', submit: () => undefined }],
    ['is text alone', 'listen changes'],
  ])('is left as it is when it %s', async (_what, statement) => {
    const { ask, sent } = aConnection();
    await requestContext.run(aRequest(), () => ask(statement));

    expect(sent).toEqual([statement]);
  });
});

it('a statement of no request is left as it is', async () => {
  const { ask, sent } = aConnection();
  await ask({ text: 'select 1' });

  expect(sent).toEqual([{ text: 'select 1' }]);
});
