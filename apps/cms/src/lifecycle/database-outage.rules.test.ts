import { describe, expect, it } from 'vitest';
import { isDatabaseOutage } from './database-outage.rules';

const withCode = (code: string, syscall?: string) =>
  Object.assign(new Error('of PostgreSQL'), { code, ...(syscall ? { syscall } : {}) });

describe('an outage', () => {
  it.each([
    ['connection refused', withCode('ECONNREFUSED', 'connect')],
    ['no socket file', withCode('ENOENT', 'connect')],
    ['no such host', withCode('ENOTFOUND', 'getaddrinfo')],
    ['connection reset while reading', withCode('ECONNRESET', 'read')],
    ['connection closed while writing', withCode('EPIPE', 'write')],
    ['the server is shutting down', withCode('57P01')],
    ['the server has crashed', withCode('57P02')],
    ['the server is starting', withCode('57P03')],
    ['connection failure', withCode('08006')],
    ['a statement took too long', withCode('57014')],
    ['too many connections', withCode('53300')],
    ['a transaction was left idle', withCode('25P03')],
    ['a frozen server, on a connection', new Error('Query read timeout')],
    [
      'a frozen server, in a statement of a write',
      new Error('insert into "content_versions" ("action") values ($1) - Query read timeout'),
    ],
    [
      'the connection was cut in a statement of a write',
      new Error('update "campuses" set "title" = $1 - Connection terminated unexpectedly'),
    ],
    ['a frozen server, for a new connection', new Error('timeout expired')],
    ['the pool of connections is closing', new Error('aborted')],
    ['no connection left', new Error('Knex: Timeout acquiring a connection. The pool is probably full.')],
    ['the connection was cut', new Error('Connection terminated unexpectedly')],
    [
      'the transaction went with its connection',
      new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
    ],
    ['every address was refused', new AggregateError([withCode('ECONNREFUSED', 'connect')], '')],
  ])('%s', (_sentence, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });
});

describe('the database said no', () => {
  it.each([
    ['duplicate key', withCode('23505')],
    ['no such column', withCode('42703')],
    [
      'a value that reads like an outage',
      Object.assign(new Error('invalid input syntax: "x - Query read timeout"'), { code: '22P02' }),
    ],
    ['a deadlock', withCode('40P01')],
    ['wrong password', withCode('28P01')],
    ['a fault of the code', new TypeError('cannot read properties of undefined')],
    ['several faults, none of them an outage', new AggregateError([withCode('23505')], '')],
    ['not an error', 'ECONNREFUSED'],
    ['C-13 a file that is missing', withCode('ENOENT', 'open')],
    ['C-13 a folder that is missing', withCode('ENOENT', 'mkdir')],
    ['C-13 a visitor who hung up', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
    ['C-13 an upload that was given up', new Error('Request aborted')],
    [
      'C-13 a statement after one that failed',
      Object.assign(new Error('current transaction is aborted, commands ignored'), { code: '25P02' }),
    ],
  ])('%s', (_sentence, error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });
});
