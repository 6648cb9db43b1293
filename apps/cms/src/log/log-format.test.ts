import { Writable } from 'node:stream';
import { createLogger, winston } from '@strapi/logger';
import { describe, expect, it } from 'vitest';
import { requestContext } from '../requests/request-context';
import { logFormat } from './log-format';

/** Strapi's own logger with this format, and what it wrote. */
function aLog(kind: 'json' | 'text') {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk).trimEnd());
      done();
    },
  });
  const log = createLogger({
    level: 'http',
    format: logFormat(kind),
    transports: [new winston.transports.Stream({ stream })],
  });
  const records = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, records };
}

describe('a line of JSON', () => {
  it('says when, how serious, what, for which request, and the details', () => {
    const { log, records } = aLog('json');
    const context = { requestId: 'edge-42', statements: 0, databaseMs: 0 };
    requestContext.run(context, () => log.info('published', { school: 'meridia' }));

    expect(records()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        level: 'info',
        message: 'published',
        requestId: 'edge-42',
        school: 'meridia',
      },
    ]);
  });

  it('has no colours', () => {
    const { log, records } = aLog('json');
    log.info('\u001b[31mred\u001b[39m');

    expect(records()[0]).toMatchObject({ message: 'red' });
  });

  it('tells where an error was thrown and what caused it', () => {
    const { log, records } = aLog('json');
    const cause = new Error('refused');
    log.error(new Error('not written', { cause }));
    log.error('planned publication failed', cause);

    expect(records()[0]).toMatchObject({
      message: 'not written',
      error: { stack: expect.stringContaining('log-format.test.ts'), cause: { message: 'refused' } },
    });
    expect(records()[1]).toMatchObject({ stack: expect.stringContaining('log-format.test.ts') });
  });

  it('names an error that says nothing', () => {
    const { log, records } = aLog('json');
    log.error(new AggregateError([new Error('refused')], ''));

    expect(records()[0]).toMatchObject({ message: 'AggregateError' });
  });

  it('is written without the details that cannot be', () => {
    const { log, records } = aLog('json');
    const details: Record<string, unknown> = {};
    details.itself = details;
    log.info('round and round', details);

    expect(records()[0]).toMatchObject({ level: 'info', message: 'round and round' });
  });
});

describe('lines that say the same', () => {
  it('are written once: warnings in the same words, and what says that it repeats', () => {
    const { log, records } = aLog('json');
    for (let second = 0; second < 3; second += 1) {
      log.warn('changes wait for the database');
      log.http('request', { status: 200, repeats: '/api/changes meridia' });
    }

    expect(records().map(({ message }) => message)).toEqual(['changes wait for the database', 'request']);
    expect(records()[1]).not.toHaveProperty('repeats');
  });

  it('are all written when they are errors', () => {
    const { log, records } = aLog('json');
    log.error('failed');
    log.error('failed');

    expect(records()).toHaveLength(2);
  });
});

it('a line of text is for a person: details as words, the stack below', () => {
  const { log, lines } = aLog('text');
  log.http('request', { route: '/api/events', status: 200, school: undefined });
  log.error(new Error('not written'));

  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d\.\d{3} http: request route=\/api\/events status=200$/);
  expect(lines[1]).toMatch(/error: not written\nError: not written\n {4}at /);
});
