import { describe, expect, it } from 'vitest';
import { createAddressBook } from '@/lib/address-book';
import { addressTranslations, englishAddress } from './english-address.rules';

const ARTICLE = 'api::article.article';
const NEWS = 'api::news.news';

const book = createAddressBook();
book.add('fr', [
  { type: ARTICLE, documentId: 'legal', address: 'mentions-legales' },
  { type: ARTICLE, documentId: 'vae', address: 'vae' },
  { type: ARTICLE, documentId: 'history', address: 'ecole/histoire' },
  { type: NEWS, documentId: 'salon', address: 'salon' },
  { type: NEWS, documentId: 'prize', address: 'prix' },
]);
book.add('en', [
  { type: ARTICLE, documentId: 'legal', address: 'legal-notices' },
  { type: ARTICLE, documentId: 'history', address: 'ecole/histoire' },
  { type: NEWS, documentId: 'prize', address: 'prix' },
]);
const { addressIn } = book;

describe('S-38 where an English page leads', () => {
  it.each([
    ['a page that both have', '/ecole/histoire#dates', '/en/ecole/histoire#dates'],
    ['a page at another address', '/mentions-legales?a=1', '/en/legal-notices?a=1'],
    ['its English address', '/legal-notices', '/en/legal-notices'],
    ['an item that both have', '/actualites/prix', '/en/actualites/prix'],
    ['a list', '/programme?campus=lyon', '/en/programme?campus=lyon'],
    ['the home', '/', '/en'],
    ['an action', '/crm/brochure?programme=mba', '/en/crm/brochure?programme=mba'],
    ['what nobody knows', '/nulle-part', '/en/nulle-part'],
    ['a file', '/media/brochure.pdf', '/media/brochure.pdf'],
  ])('I18N-04 %s, whatever the setting', (_case, path, expected) => {
    expect(englishAddress(path, { addressIn, untranslated: 'shown' })).toBe(expected);
    expect(englishAddress(path, { addressIn, untranslated: 'hidden' })).toBe(expected);
  });

  it.each([
    ['/vae', '/en/vae', '/vae'],
    ['/actualites/salon#suite', '/en/actualites/salon#suite', '/actualites/salon#suite'],
  ])('I18N-04 %s, which has no English version: shown, or the French page itself', (path, shown, hidden) => {
    expect(englishAddress(path, { addressIn, untranslated: 'shown' })).toBe(shown);
    expect(englishAddress(path, { addressIn, untranslated: 'hidden' })).toBe(hidden);
  });

  it('STATE-04 under its prefix while nothing is known', () => {
    const settings = { addressIn: () => undefined, untranslated: 'hidden' } as const;

    expect(englishAddress('/vae', settings)).toBe('/en/vae');
  });
});

describe('ROUTE-21 the address of a page in its language', () => {
  const { own, isEnglish } = addressTranslations({ addressIn, untranslated: 'shown' });

  it.each([
    ['/mentions-legales', 'en', '/en/legal-notices'],
    ['/legal-notices', 'fr', '/mentions-legales'],
    ['/legal-notices', 'en', null],
    ['/mentions-legales', 'fr', null],
    ['/vae', 'en', null],
    ['/programme', 'en', null],
  ] as const)('%s in %s', (path, locale, expected) => {
    expect(own(path, locale)).toBe(expected);
  });

  it('an English page has its own address, not that of the French one', () => {
    const paths = ['/legal-notices', '/ecole/histoire', '/mentions-legales', '/vae', '/programme'];

    expect(paths.map(isEnglish)).toEqual([true, true, false, false, false]);
  });
});
