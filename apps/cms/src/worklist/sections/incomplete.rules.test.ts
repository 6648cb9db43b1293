import { describe, expect, it } from 'vitest';
import { aFinding, aLooked } from '../looked.fixture';
import { incompleteOf, inOneSentence } from './incomplete.rules';

const idsOf = (found: ReturnType<typeof incompleteOf>) => found.map(({ looked }) => looked.documentId);

describe('WORK-04 what is incomplete', () => {
  it('WORK-04 is what the guard would refuse, what visitors see first, then the newest', () => {
    const found = incompleteOf([
      aLooked({ documentId: 'fine' }),
      aLooked({ documentId: 'warned', draft: [aFinding({ degree: 'warns' })] }),
      aLooked({ documentId: 'old draft', draftAt: '2026-01-01', draft: [aFinding()], published: null }),
      aLooked({ documentId: 'draft', draft: [aFinding()], published: null }),
      aLooked({ documentId: 'online', draft: [aFinding()], published: [aFinding()] }),
    ]);
    expect(idsOf(found)).toEqual(['online', 'draft', 'old draft']);
    expect(found.map(({ isOnline }) => isOnline)).toEqual([true, false, false]);
  });

  it('WORK-04 a draft that mends what is online is still to be published', () => {
    const [found] = incompleteOf([aLooked({ draft: [], published: [aFinding()] })]);
    expect(found).toMatchObject({ isOnline: true, sentences: ['Le titre est vide.'] });
  });

  it('WORK-05 what has only aged is told in its own section', () => {
    const over = aFinding({ rule: 'certification-over', sentence: 'Fini.' });
    expect(incompleteOf([aLooked({ uid: 'api::course.course', draft: [over], published: [over] })])).toEqual(
      [],
    );
  });

  it.each([
    [['Un.'], 'Un.'],
    [['Un.', 'Deux.'], 'Un. (et 1\u00A0autre point)'],
    [['Un.', 'Deux.', 'Trois.'], 'Un. (et 2\u00A0autres points)'],
  ])('WORK-04 %j is said as « %s »', (sentences, said) => {
    expect(inOneSentence(sentences)).toBe(said);
  });
});
