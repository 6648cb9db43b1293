import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';

const refusal = { scope: 'service-account', source: '/login', statusCode: 401, errorText: 'Unauthorized' };
const outage = { scope: 'content', source: '/events?locale=fr', statusCode: 503, errorText: 'Unavailable' };

describe('ENT-08 structured error record', () => {
  it('carries scope, source, status code and text, and is an Error', () => {
    const error = new AppError(outage);

    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject(outage);
    expect(error.message).toBe('content: 503 Unavailable (/events?locale=fr)');
  });

  it('leaves previousError out of the record when there is none', () => {
    expect(new AppError(outage).toJSON()).toStrictEqual(outage);
  });

  it('chains the previous error, also as the cause that logs print', () => {
    const first = new AppError(refusal);
    const second = new AppError({ ...outage, previousError: first });

    expect(second.cause).toBe(first);
    expect(second.toJSON()).toStrictEqual({ ...outage, previousError: refusal });
  });

  it('is rebuilt from JSON with the whole chain', () => {
    const root = new AppError({ ...refusal, scope: 'network' });
    const middle = new AppError({ ...refusal, previousError: root });
    const last = new AppError({ ...outage, previousError: middle });

    const rebuilt = AppError.fromJSON(JSON.parse(JSON.stringify(last)));

    expect(rebuilt.toJSON()).toStrictEqual(last.toJSON());
    expect(rebuilt.previousError).toBeInstanceOf(AppError);
    expect(rebuilt.previousError?.previousError).toBeInstanceOf(AppError);
    expect(rebuilt.previousError?.previousError?.scope).toBe('network');
  });

  it.each([
    ['nothing', null],
    ['a text', 'content: 503'],
    ['a record without its source', { scope: 'content', statusCode: 503, errorText: 'Unavailable' }],
    ['a status that is a text', { ...outage, statusCode: '503' }],
    ['a broken link in the chain', { ...outage, previousError: { scope: 'content' } }],
  ])('refuses %s', (_case, value) => {
    expect(() => AppError.fromJSON(value)).toThrow(TypeError);
  });
});
