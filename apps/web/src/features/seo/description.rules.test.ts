import { describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX, shortDescription } from './description.rules';

const SENTENCE =
  'Le bachelor forme en trois ans à l’analyse des conflits, au droit et aux langues de la négociation.';
const MORE =
  'Il mène au mastère, à une administration, à une organisation internationale ou à une entreprise.';

describe('V-13 a description', () => {
  it('is left as it is when it fits', () => {
    expect(shortDescription(SENTENCE)).toBe(SENTENCE);
  });

  it('has no line of its own', () => {
    expect(shortDescription(' Deux\n lignes. ')).toBe('Deux lignes.');
  });

  it('ends with a sentence, where one says enough', () => {
    expect(shortDescription(`${SENTENCE} ${MORE}`)).toBe(SENTENCE);
  });

  it('ends at a word otherwise, and says that there is more', () => {
    const short = shortDescription(`Court. ${'Une phrase qui ne finit pas, avec des virgules, '.repeat(6)}`);

    expect(short).toMatch(/^Court\. Une phrase[\s\S]* virgules…$|[a-zé]…$/);
    expect(short).not.toMatch(/[,\s](?:avec des|des)?…$/);
    expect(short.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  });

  it('is cut where there is no word to end at', () => {
    expect(shortDescription('a'.repeat(400))).toBe(`${'a'.repeat(DESCRIPTION_MAX - 1)}…`);
  });

  it('does not take the end of a name for that of a sentence', () => {
    const text = `${'mot '.repeat(30)}version 2.0 et suites ${'mot '.repeat(30)}`;

    expect(shortDescription(text).endsWith('…')).toBe(true);
  });
});
