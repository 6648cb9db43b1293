import { describe, expect, it } from 'vitest';
import type { TranslationLine } from '../translation.model';
import { countStates, lineWords, shownLines, wishOf } from './translation-list.rules';

const EVENT = 'api::event.event';
const aLine = (fields: Partial<TranslationLine>): TranslationLine => ({
  uid: EVENT,
  documentId: 'a',
  title: 'Soirée d’été',
  state: 'current',
  isFrenchPublished: true,
  isEnglishPublished: true,
  changed: [],
  since: null,
  ...fields,
});
const LINES = [
  aLine({}),
  aLine({ documentId: 'b', state: 'missing' }),
  aLine({ documentId: 'c', state: 'changed', title: 'Rentrée' }),
  aLine({ documentId: 'd', state: 'missing', uid: 'api::news.news' }),
];

describe('TRAD-01 the list of translations', () => {
  it.each([
    ['', ['a', 'b', 'c', 'd']],
    ['etat=missing', ['b', 'd']],
    ['etat=changed', ['c']],
    [`etat=missing&type=${EVENT}`, ['b']],
    ['titre=SOIREE', ['a', 'b', 'd']],
    ['etat=inconnu', ['a', 'b', 'c', 'd']],
  ])('TRAD-01 « %s » shows what it asks for', (query, ids) => {
    const shown = shownLines(LINES, wishOf(new URLSearchParams(query)));
    expect(shown.map(({ documentId }) => documentId)).toEqual(ids);
  });

  it('TRAD-01 states are counted within a type, whichever is shown', () => {
    const wish = wishOf(new URLSearchParams(`etat=current&type=${EVENT}`));
    expect(countStates(LINES, wish)).toEqual({ missing: 1, changed: 1, current: 1 });
  });

  it.each([
    [
      { state: 'changed', changed: ['Titre', 'Résumé'], since: 'Claire, le 16' },
      'Titre, Résumé – Claire, le 16',
    ],
    [{ state: 'missing' }, 'En ligne en français seulement'],
    [{ state: 'missing', isFrenchPublished: false }, 'Français pas encore en ligne'],
    [{ isEnglishPublished: false }, 'Anglais pas encore en ligne'],
    [{}, ''],
  ] as const)('TRAD-01 a line says what is to know: %j', (fields, words) => {
    expect(lineWords(aLine({ ...fields, changed: [...('changed' in fields ? fields.changed : [])] }))).toBe(
      words,
    );
  });
});
