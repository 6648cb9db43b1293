import { describe, expect, it } from 'vitest';
import { refusalOf, refusedField } from './refusal.rules';

const LOOP = 'La redirection mène à elle-même.';

describe('what an editor reads when the service says no', () => {
  it.each([
    ['a check of ours', { name: 'ValidationError', message: LOOP }, LOOP],
    ['a word of Strapi', { name: 'ForbiddenError', message: 'Forbidden' }, /Réessayez/],
    ['a failure', { name: 'InternalServerError', message: 'Internal Server Error' }, /Réessayez/],
    ['no answer', {}, /Réessayez/],
  ])('%s', (_what, refusal, sentence) => {
    expect(refusalOf(refusal)).toMatch(sentence);
  });

  it('names the field to change', () => {
    const details = { errors: [{ path: ['destination'], message: LOOP }] };
    expect(refusedField({ details })).toBe('destination');
    expect(refusedField({})).toBeNull();
  });
});
