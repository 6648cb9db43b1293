import { describe, expect, it } from 'vitest';
import { createAddressBook } from './address-book';

const ARTICLE = 'api::article.article';
const at = (documentId: string, address: string) => ({ type: ARTICLE, documentId, address });
const place = (address: string) => ({ type: ARTICLE, address });

function bookOf(fr: readonly [string, string][], en: readonly [string, string][]) {
  const book = createAddressBook();
  book.add(
    'fr',
    fr.map((pair) => at(...pair)),
  );
  book.add(
    'en',
    en.map((pair) => at(...pair)),
  );
  return book;
}

describe('S-38 where a document is in each language', () => {
  const book = bookOf(
    [
      ['legal', 'mentions-legales'],
      ['vae', 'vae'],
      ['history', 'ecole/histoire'],
    ],
    [
      ['legal', 'legal-notices'],
      ['history', 'ecole/histoire'],
    ],
  );

  it.each([
    ['at another address', 'mentions-legales', 'legal-notices'],
    ['asked by its own address', 'legal-notices', 'legal-notices'],
    ['at the same address', 'ecole/histoire', 'ecole/histoire'],
    ['not at all', 'vae', null],
    ['no such document', 'rien', undefined],
  ])('I18N-04 in English %s', (_case, address, expected) => {
    expect(book.addressIn('en', place(address))).toBe(expected);
  });

  it('I18N-02 in French, from the English address', () => {
    expect(book.addressIn('fr', place('legal-notices'))).toBe('mentions-legales');
  });

  it('an address of one document in French and of another in English', () => {
    const both = bookOf([['a', 'guide']], [['b', 'guide']]);

    expect([both.addressIn('fr', place('guide')), both.addressIn('en', place('guide'))]).toEqual([
      'guide',
      'guide',
    ]);
  });

  it('follows a document that is withdrawn, and one that moves', () => {
    const moving = bookOf([['a', 'ici']], [['a', 'here']]);
    moving.forget('a');
    expect([moving.has(place('ici')), moving.has(place('here'))]).toEqual([false, false]);
    moving.add('fr', [at('a', 'ailleurs')]);

    expect(moving.has(place('ailleurs'))).toBe(true);
    expect(moving.addressIn('en', place('ailleurs'))).toBeNull();
  });
});
