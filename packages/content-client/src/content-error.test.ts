import { describe, expect, it } from 'vitest';
import { AppError } from '@meridia/domain/app-error';
import { httpError, networkError } from './content-error.ts';

const url = 'http://cms.example/api/events?locale=fr';

describe('ENT-08 the error of a call', () => {
  it('has the request as source, the status and its text', () => {
    const error = httpError({ url, status: 403, statusText: 'Forbidden', text: '<html>' });

    expect(error).toBeInstanceOf(AppError);
    expect(error.toJSON()).toEqual({
      scope: 'content',
      source: url,
      statusCode: 403,
      errorText: 'Forbidden',
    });
  });

  it('follows what the service itself says of it', () => {
    const text = JSON.stringify({
      data: null,
      error: { status: 400, name: 'ValidationError', message: "Invalid filter at 'x'", details: {} },
    });
    const error = httpError({ url, status: 400, statusText: 'Bad Request', text });

    expect(error.previousError?.toJSON()).toEqual({
      scope: 'content-service',
      source: 'ValidationError',
      statusCode: 400,
      errorText: "Invalid filter at 'x'",
    });
    expect(AppError.fromJSON(JSON.parse(JSON.stringify(error)))).toEqual(error);
  });

  it('names the status when the answer does not', () => {
    expect(httpError({ url, status: 503, statusText: '', text: '' }).errorText).toBe('Service Unavailable');
  });

  it.each([
    ['the code of the cause', new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }), 'ECONNRESET'],
    [
      'or its message',
      new TypeError('fetch failed', { cause: new Error('unexpected redirect') }),
      'unexpected redirect',
    ],
    ['or the error itself', new TypeError('Invalid URL'), 'Invalid URL'],
  ])('a network failure is a 503 that carries %s', (_sentence, error, errorText) => {
    expect(networkError(url, error)).toMatchObject({ statusCode: 503, errorText });
  });
});
