import { describe, expect, it } from 'vitest';
import { resolveLink, type PageAddress } from './resolve.rules';

const [LYON, VAE, HOME] = ['d'.repeat(24), 'e'.repeat(24), 'f'.repeat(24)];
const campus: PageAddress = {
  uid: 'api::campus.campus',
  documentId: LYON,
  locale: 'fr',
  slug: 'lyon',
  rubrique: null,
};
const article = { uid: 'api::article.article', documentId: VAE, rubrique: 'ecole' };
const PAGES: PageAddress[] = [
  campus,
  { ...article, locale: 'fr', slug: 'vae' },
  { ...article, locale: 'en', slug: 'prior-learning' },
  { ...article, documentId: HOME, locale: 'fr', rubrique: 'home', slug: null },
];

describe('LINK-02 where a link leads', () => {
  it.each([
    ['the page as it is addressed now', 'fr', `/@campus/${LYON}`, '/campus/lyon'],
    ['its part', 'fr', `/@campus/${LYON}#formations`, '/campus/lyon#formations'],
    ['a part that has another name in English', 'en', `/@campus/${LYON}#formations`, '/campus/lyon#courses'],
    ['the address of the language', 'en', `/@article/${VAE}`, '/ecole/prior-learning'],
    ['the French one where there is no other', 'en', `/@campus/${LYON}`, '/campus/lyon'],
    ['the home page', 'fr', `/@article/${HOME}`, '/'],
    ['an address, as it is', 'fr', 'https://ailleurs.example/', 'https://ailleurs.example/'],
    ['a page that stands', 'fr', '/contact', '/contact'],
  ] as const)('LINK-02 to %s', (_where, locale, address, expected) => {
    expect(resolveLink(PAGES, locale, address)).toBe(expected);
  });

  it.each([
    ['what is not published', `/@campus/${VAE}`],
    ['a document of another type', `/@news/${LYON}`],
  ])('LINK-02 to %s: nowhere', (_what, address) => {
    expect(resolveLink(PAGES, 'fr', address)).toBeNull();
  });

  it('LINK-02 to what is published in another language alone: nowhere', () => {
    expect(resolveLink([{ ...campus, locale: 'en' }], 'fr', `/@campus/${LYON}`)).toBeNull();
  });

  it('LINK-02 an address that no page can have: nowhere', () => {
    expect(resolveLink([{ ...campus, slug: '../admin' }], 'fr', `/@campus/${LYON}`)).toBeNull();
  });
});
