import { describe, expect, it } from 'vitest';
import { atCity, frenchHour, frenchNumber, ofCity } from './french-words.ts';

describe('French words', () => {
  it.each([
    ['Lyon', 'de Lyon', 'à Lyon'],
    ['Angers', 'd’Angers', 'à Angers'],
    ['Istanbul', 'd’Istanbul', 'à Istanbul'],
    ['Hanoï', 'de Hanoï', 'à Hanoï'],
    ['Le Caire', 'du Caire', 'au Caire'],
  ])('joins %s to its preposition', (name, of, at) => {
    expect(ofCity(name)).toBe(of);
    expect(atCity(name)).toBe(at);
  });

  it.each([
    [10, '10\u00A0h'],
    [9.5, '9\u00A0h\u00A030'],
    [18.25, '18\u00A0h\u00A015'],
  ])('writes the hour %d', (hour, text) => {
    expect(frenchHour(hour)).toBe(text);
  });

  it('writes a number in words up to thirty, then in figures', () => {
    expect([7, 25, 30, 31].map(frenchNumber)).toEqual(['sept', 'vingt-cinq', 'trente', '31']);
  });
});
