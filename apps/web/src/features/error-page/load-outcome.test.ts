import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { describe, expect, it } from 'vitest';
import { loadOutcome } from './load-outcome';

const failWith = (error: Error) => () => Promise.reject(error);

describe('loadOutcome', () => {
  it.each([
    ['a redirect', async () => redirect('/agenda'), 'NEXT_REDIRECT;replace;/agenda;307;'],
    ['a permanent redirect', async () => permanentRedirect('/agenda'), 'NEXT_REDIRECT;replace;/agenda;308;'],
    ['a page that Next says does not exist', async () => notFound(), 'NEXT_HTTP_ERROR_FALLBACK;404'],
  ])('STATE-06 lets %s through: it is no failure of the page', async (_sentence, load, digest) => {
    await expect(loadOutcome(load)).rejects.toMatchObject({ digest });
  });

  it('gives the model, or the status of the error page', async () => {
    const error = new Error('no answer');

    expect(await loadOutcome(async () => 'model')).toEqual({ model: 'model' });
    expect(await loadOutcome(async () => null)).toEqual({ status: 404, error: null });
    expect(await loadOutcome(failWith(error))).toEqual({ status: 500, error });
  });
});
