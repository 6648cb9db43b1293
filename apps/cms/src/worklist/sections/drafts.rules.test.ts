import { expect, it } from 'vitest';
import { aVersion } from '../looked.fixture';
import { draftsOf, draftState } from './drafts.rules';

const HER = 1;

it('WORK-03 her drafts are what she wrote last and visitors do not see, the newest first', () => {
  const versions = [
    aVersion({ documentId: 'published' }),
    aVersion({ documentId: 'new', publishedAt: null, draftAt: '2026-11-14T10:00:00.000Z' }),
    aVersion({ documentId: 'changed', isModified: true, draftAt: '2026-11-15T10:00:00.000Z' }),
    aVersion({ documentId: 'of another', publishedAt: null, writtenBy: 2 }),
    aVersion({ documentId: 'of nobody', publishedAt: null, writtenBy: null }),
  ];
  expect(draftsOf(HER, versions).map(({ documentId }) => documentId)).toEqual(['changed', 'new']);
});

it('WORK-03 a draft says whether visitors see an older version', () => {
  expect(draftState(aVersion({ publishedAt: null }))).toBe('pas encore en ligne');
  expect(draftState(aVersion({ isModified: true }))).toBe('modifié depuis la publication');
});
