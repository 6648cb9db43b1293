import { describe, expect, it } from 'vitest';
import { isDatabaseOutage } from './database-outage.rules';

const withCode = (code: string) => Object.assign(new Error('of PostgreSQL'), { code });

describe('an outage', () => {
  it.each([
    ['connection refused', withCode('ECONNREFUSED')],
    ['connection reset', withCode('ECONNRESET')],
    ['the server is shutting down', withCode('57P01')],
    ['the server has crashed', withCode('57P02')],
    ['the server is starting', withCode('57P03')],
    ['connection failure', withCode('08006')],
    ['a statement took too long', withCode('57014')],
    ['too many connections', withCode('53300')],
    ['a transaction was left idle', withCode('25P03')],
    ['a frozen server, on a connection', new Error('Query read timeout')],
    ['a frozen server, for a new connection', new Error('timeout expired')],
    ['no connection left', new Error('Knex: Timeout acquiring a connection. The pool is probably full.')],
    ['the connection was cut', new Error('Connection terminated unexpectedly')],
    [
      'the transaction went with its connection',
      new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
    ],
    ['every address was refused', new AggregateError([withCode('ECONNREFUSED')], '')],
  ])('%s', (_sentence, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });
});

describe('the database said no', () => {
  it.each([
    ['duplicate key', withCode('23505')],
    ['no such column', withCode('42703')],
    ['a deadlock', withCode('40P01')],
    ['wrong password', withCode('28P01')],
    ['a fault of the code', new TypeError('cannot read properties of undefined')],
    ['several faults, none of them an outage', new AggregateError([withCode('23505')], '')],
    ['not an error', 'ECONNREFUSED'],
  ])('%s', (_sentence, error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });
});
