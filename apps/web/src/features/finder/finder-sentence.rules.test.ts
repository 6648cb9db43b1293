import { LABELS } from '@meridia/labels/labels.data';
import { describe, expect, it } from 'vitest';
import { firstChoice, readSentence } from './finder-sentence.rules';

describe('the sentence of the finder', () => {
  it.each([
    ['fr', LABELS.fr['finder.sentence'].label, '.'],
    ['en', LABELS.en['finder.sentence'].label, ' track.'],
  ])('asks for the four filters, in %s', (_locale, text, end) => {
    const sentence = readSentence(text);
    expect(sentence.choices.map(({ name }) => name)).toEqual(['niveau', 'domaine', 'campus', 'rythme']);
    expect(sentence.choices.every(({ words }) => words !== '')).toBe(true);
    expect(sentence.end).toBe(end);
  });

  it('keeps the marks out of the words that name a choice', () => {
    expect(readSentence('J’entre avec {niveau}, en {rythme}.')).toEqual({
      choices: [
        { name: 'niveau', mark: '', words: 'J’entre avec' },
        { name: 'rythme', mark: ', ', words: 'en' },
      ],
      end: '.',
    });
  });

  it('is words alone without a choice', () => {
    expect(readSentence('Bientôt.')).toEqual({ choices: [], end: 'Bientôt.' });
  });
});

describe('what is chosen at first', () => {
  const options = [
    { value: 'lyon', label: 'Lyon' },
    { value: 'nice', label: 'Nice' },
  ];

  it.each([
    ['what the link asks for', '/programme?campus=nice', 'nice'],
    ['the first when it asks for another', '/programme?campus=tromso', 'lyon'],
    ['the first when it asks for nothing', '/programme', 'lyon'],
    ['the first without a link', null, 'lyon'],
  ])('%s', (_rule, link, value) => {
    expect(firstChoice(link, 'campus', options)).toBe(value);
  });
});
