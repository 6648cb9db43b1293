import { describe, expect, it } from 'vitest';
import { chooseTranslation, fillFromFrench } from './translation.rules';

const french = {
  slug: 'paris',
  summary: 'Au cœur de la capitale.' as string | null,
  access: ['Métro Rome.'],
  openingYear: 1962 as number | null,
  admission: { text: 'Sur dossier.' as string | null, delay: 'Entre 48 h et 9 mois' as string | null },
  team: [{ slug: 'karim', role: 'Directeur', bio: 'Il écoute.' as string | null }],
  figures: [{ id: 1, label: 'étudiants' as string | null }],
};
const english: typeof french = {
  slug: 'paris',
  summary: 'In the heart of the capital.',
  access: [],
  openingYear: 1962,
  admission: { text: null, delay: '48 hours to 9 months' },
  team: [{ slug: 'karim', role: 'Director', bio: null }],
  figures: [{ id: 7, label: null }],
};

describe('I18N-04 fields that English lacks', () => {
  const filled = fillFromFrench(english, french);

  it('I18N-04 are filled from French, and named', () => {
    expect(filled).toMatchObject({
      summary: 'In the heart of the capital.',
      access: ['Métro Rome.'],
      frenchFields: ['access'],
    });
  });

  it('I18N-04 inside its objects too', () => {
    expect(filled.admission).toEqual({
      text: 'Sur dossier.',
      delay: '48 hours to 9 months',
      frenchFields: ['text'],
    });
  });

  it('I18N-04 and inside the items of a list, by their slug', () => {
    expect(filled.team).toEqual([
      { slug: 'karim', role: 'Director', bio: 'Il écoute.', frenchFields: ['bio'] },
    ]);
  });

  it('items without a slug are left as they are', () => {
    expect(filled.figures).toEqual([{ id: 7, label: null }]);
  });

  it('a version that lacks nothing is left as it is', () => {
    expect(fillFromFrench(french, french)).toEqual(french);
  });

  it('what French lacks too stays empty', () => {
    const empty = { ...french, summary: null };
    expect(fillFromFrench(empty, empty)).toEqual(empty);
  });
});

describe('I18N-04 a document', () => {
  it.each([
    [
      'I18N-04 without an English version is French, by configuration',
      null,
      'shown',
      { ...french, isFrenchOnly: true },
    ],
    ['I18N-04 without an English version is hidden, by configuration', null, 'hidden', null],
  ] as const)('%s', (_rule, version, untranslated, expected) => {
    expect(chooseTranslation({ english: version, french }, untranslated)).toEqual(expected);
  });

  it('that is English only is English', () => {
    expect(chooseTranslation({ english, french: null }, 'hidden')).toEqual(english);
  });

  it('that does not exist is null', () => {
    expect(chooseTranslation({ english: null, french: null }, 'shown')).toBeNull();
  });
});
