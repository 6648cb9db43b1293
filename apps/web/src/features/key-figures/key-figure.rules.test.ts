import { describe, expect, it } from 'vitest';
import { figureOrigin, figureText } from './key-figure.rules';

describe('a key figure', () => {
  it.each([
    ['a small number', 26, null, '26', '26'],
    ['no suffix', 48, '', '48', '48'],
    ['thousands', 11_600, null, '11\u202f600', '11,600'],
    ['a percentage', 87, '%', '87\u00a0%', '87%'],
    ['another unit', 40, 'ans', '40\u00a0ans', '40\u00a0ans'],
  ])('%s', (_case, value, suffix, french, english) => {
    expect([figureText('fr', { value, suffix }), figureText('en', { value, suffix })]).toEqual([
      french,
      english,
    ]);
  });

  it.each([
    [
      'a source that says its year',
      'Liste des campus, rentrée 2026.',
      2026,
      'Liste des campus, rentrée 2026.',
    ],
    ['a source and a year', 'Service de la scolarité.', 2026, 'Service de la scolarité, 2026.'],
    ['a year alone', null, 2026, '2026'],
    ['a source alone', 'Service de la scolarité.', null, 'Service de la scolarité.'],
    ['neither', null, null, null],
  ])('%s', (_case, source, year, expected) => {
    expect(figureOrigin({ source, year })).toBe(expected);
  });
});
