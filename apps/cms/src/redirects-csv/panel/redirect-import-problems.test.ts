import { describe, expect, it } from 'vitest';
import { importProblems } from './redirect-import-problems';

const problemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ line: index + 2, message: 'La source est vide.' }));

describe('importProblems', () => {
  it('names the line of each problem', () => {
    expect(importProblems({ name: 'ValidationError', details: { problems: problemsOf(2) } })).toEqual([
      'Ligne 2 : La source est vide.',
      'Ligne 3 : La source est vide.',
    ]);
  });

  it.each([
    [21, 'Et 1 autre.'],
    [25, 'Et 5 autres.'],
  ])('shows the first 20 of %i', (count, last) => {
    const shown = importProblems({ details: { problems: problemsOf(count) } });
    expect(shown).toHaveLength(21);
    expect(shown.at(-1)).toBe(last);
  });

  it('says what the service says of a file without lines', () => {
    const message = 'Choisissez l’école de ces redirections.';
    expect(importProblems({ name: 'ValidationError', message, details: {} })).toEqual([message]);
  });

  it('never shows the English of a failure', () => {
    const [shown] = importProblems({ name: 'PayloadTooLargeError', message: 'request entity too large' });
    expect(shown).toMatch(/^L’import a échoué/);
  });
});
