import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal';

describe('refusalOf', () => {
  it.each([
    [
      { name: 'ValidationError', message: 'Le remplaçant n’est pas publié.' },
      'Le remplaçant n’est pas publié.',
    ],
    [{ name: 'NotFoundError', message: 'Cet élément n’est plus là.' }, 'Cet élément n’est plus là.'],
    [{ name: 'NotFoundError', message: 'Not Found' }, 'L’opération a échoué. Réessayez.'],
    [{ name: 'InternalServerError', message: 'Internal server error' }, 'L’opération a échoué. Réessayez.'],
    [undefined, 'L’opération a échoué. Réessayez.'],
  ])('tells %j', (error, told) => {
    expect(refusalOf(error)).toBe(told);
  });
});
