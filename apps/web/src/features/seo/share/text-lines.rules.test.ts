import { describe, expect, it } from 'vitest';
import { breakText, fitText, tidyText } from './text-lines.rules';

/** Every letter half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const room = (letters: number, lines: number) => ({ width: letters / 2, lines });

describe('SHARE-03 the lines of a title', () => {
  it.each([
    ['on one line when there is room', 'Nos campus', room(20, 3), ['Nos campus']],
    [
      'of about the same width',
      'Bachelor Relations internationales',
      room(30, 3),
      ['Bachelor Relations', 'internationales'],
    ],
    ['a sign never begins a line', 'Quel métier demain ?', room(18, 3), ['Quel métier', 'demain\u00a0?']],
    ['nor ends one', 'Lire « le monde »', room(8, 3), ['Lire', '«\u00a0le', 'monde\u00a0»']],
    ['nor is a number broken', 'De 8 400 € par an', room(9, 3), ['De', '8\u00a0400\u00a0€', 'par an']],
    [
      'a word too long for a line is cut',
      'anticonstitutionnellement',
      room(10, 3),
      ['anticonsti', 'tutionnell', 'ement'],
    ],
    [
      'what is too much ends with an ellipsis',
      'un deux trois quatre cinq',
      room(9, 2),
      ['un deux', 'trois…'],
    ],
    ['without the sign before it', 'un deux trois, quatre cinq', room(9, 2), ['un deux', 'trois…']],
    ['even in one word', 'anticonstitutionnellement', room(10, 1), ['anticonst…']],
    ['nothing has no line', '  ', room(10, 2), []],
  ])('%s', (_rule, text, place, lines) => {
    expect(breakText(text, place, measure)).toEqual(lines);
  });

  it('spaces and line ends of an editor are one space', () => {
    expect(tidyText(' Nos \n  campus ')).toBe('Nos campus');
  });

  const frame = { width: 100, height: 60, sizes: [30, 20, 10], lineHeight: 1 };
  it.each([
    ['a short one is large', 'Lyon', 30, ['Lyon']],
    ['a long one is smaller', 'Lyon Paris Rennes', 20, ['Lyon Paris', 'Rennes']],
    ['a long word makes it smaller before it is cut', 'Clermont-Ferr', 10, ['Clermont-Ferr']],
  ])('fitted: %s', (_rule, text, size, lines) => {
    expect(fitText(text, frame, measure)).toEqual({ size, lines });
  });

  it('fitted: at the smallest size it is shortened', () => {
    const { size, lines } = fitText('mot '.repeat(200), frame, measure);

    expect([size, lines.length]).toEqual([10, 6]);
    expect(lines.at(-1)).toMatch(/mot…$/);
  });
});
