import { describe, expect, it } from 'vitest';
import { AppError } from '@meridia/domain/app-error';
import { loadOutcome } from './load-outcome';

const failWith = (error: unknown) => async () => {
  throw error;
};
const appError = (statusCode: number) =>
  new AppError({ scope: 'content', source: '/courses', statusCode, errorText: 'no answer' });

describe('loadOutcome', () => {
  it('gives the model, or the status of the error page', async () => {
    const error = new Error('no answer');

    expect(await loadOutcome(async () => 'model')).toEqual({ model: 'model' });
    expect(await loadOutcome(async () => null)).toEqual({ status: 404, error: null });
    expect(await loadOutcome(failWith(error))).toEqual({ status: 500, error });
  });

  it.each([
    [503, 503],
    [504, 504],
    [401, 503],
    [500, 503],
  ])(
    'STATE-04, STATE-06 a failure of the content service with %i is a page with %i',
    async (status, shown) => {
      const error = appError(status);
      expect(await loadOutcome(failWith(error))).toEqual({ status: shown, error });
    },
  );

  it('takes whatever is thrown for an error', async () => {
    expect(await loadOutcome(failWith('no answer'))).toEqual({ status: 500, error: new Error('no answer') });
  });
});
