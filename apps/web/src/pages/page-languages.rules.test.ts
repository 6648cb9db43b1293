import { describe, expect, it } from 'vitest';
import { pageLanguages } from './page-languages.rules';

const HOMES = [
  { locale: 'fr', href: '/', isCurrent: true },
  { locale: 'en', href: '/en', isCurrent: false },
] as const;
const ELSEWHERE = [HOMES[0], { locale: 'en', href: 'https://en.meridia.example', isCurrent: false }] as const;

describe('the language links of a page', () => {
  it.each([
    [
      'to the pair',
      HOMES,
      { fr: '/mentions-legales', en: '/legal-notices' },
      ['/mentions-legales', '/en/legal-notices'],
    ],
    ['to the home without one', HOMES, { fr: '/vae' }, ['/vae', '/en']],
    ['to the homes when nothing is known', HOMES, {}, ['/', '/en']],
    ['to the English site', ELSEWHERE, {}, ['/', 'https://en.meridia.example']],
    ['none with one language', [], { fr: '/vae' }, []],
  ] as const)('I18N-02 %s', (_rule, languages, pages, hrefs) => {
    expect(pageLanguages(languages, pages).map(({ href }) => href)).toEqual(hrefs);
  });
});
